import { formatPhone, isEmail, normalisePhone } from '@sede/domain/kernel';
import { temasMessages as messages, type PessoaDoTema, type TemaCompleto } from '@sede/domain/modules/sindical/temas';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { nameInitials } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import { autoridadePath } from '../../autoridades/index.ts';
import { PosicaoTag } from '../Marcas.tsx';
import { Secao } from './Secao.tsx';
import classes from './tema.module.css';

/** 'Dep. Helena Barros' is known by her name, not by her office. */
const semTitulo = (nome: string) => nome.replace(/^(\p{L}+\. )+/u, '');

/** Phones and e-mails are answered to whoever edits themes only. */
function Contatos({ pessoa: { telefone1, telefone2, email1, email2 } }: { pessoa: PessoaDoTema }) {
  const telefones = [telefone1, telefone2].filter((um) => um !== null);
  const emails = [email1, email2].filter((um) => um !== null);
  if (telefones.length + emails.length === 0) return null;
  return (
    <span className={classes.contatos}>
      {/* What came over from the old system may be none, and is a text then. */}
      {telefones.map((telefone) =>
        normalisePhone(telefone) ? (
          <a key={telefone} href={`tel:${telefone}`}>
            {formatPhone(telefone)}
          </a>
        ) : (
          <span key={telefone}>{telefone}</span>
        ),
      )}
      {emails.map((email) =>
        isEmail(email) ? (
          <a key={email} href={`mailto:${email}`}>
            {email}
          </a>
        ) : (
          <span key={email}>{email}</span>
        ),
      )}
    </span>
  );
}

/** Section 2: who counts in the theme, why, and where they stand. Source: spec 3 §2.10; decisions-sindical-contratos-patrimonio (Pessoas). */
export function Pessoas({ tema, onEditar }: { tema: TemaCompleto; onEditar: (() => void) | null }) {
  const veAutoridades = useCan('autoridades.ver');
  const pessoas = tema.existePessoasInstituicoes ? tema.pessoas : [];
  return (
    <Secao numero={2} nota={pessoas.length || undefined} onEditar={onEditar}>
      {pessoas.length === 0 ? (
        <Nothing>{messages.semRegistros}</Nothing>
      ) : (
        <ul className={classes.pessoas}>
          {pessoas.map((pessoa) => (
            <li key={pessoa.id}>
              <span className={classes.iniciais} aria-hidden>
                {nameInitials(semTitulo(pessoa.nome))}
              </span>
              <span className={classes.quem}>
                {pessoa.autoridadeId && veAutoridades ? (
                  <Link to={autoridadePath(pessoa.autoridadeId)} className={classes.nome}>
                    {pessoa.nome}
                  </Link>
                ) : (
                  <span>{pessoa.nome}</span>
                )}
                {pessoa.motivoRelevancia && <span className={classes.porque}>{pessoa.motivoRelevancia}</span>}
                <Contatos pessoa={pessoa} />
              </span>
              {pessoa.posicao && <PosicaoTag posicao={pessoa.posicao} />}
            </li>
          ))}
        </ul>
      )}
    </Secao>
  );
}
