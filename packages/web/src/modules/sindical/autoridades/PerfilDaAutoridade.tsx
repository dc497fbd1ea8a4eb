import { formatContagem, formatPhone, isEmail, normalisePhone } from '@sede/domain/kernel';
import {
  ARQUIVOS_DA_AUTORIDADE,
  AUTORIDADE_FIELDS,
  type Autoridade,
  type CampoDaAutoridade,
  autoridadesMessages as messages,
  SECOES_DA_AUTORIDADE,
} from '@sede/domain/modules/sindical/autoridades';
import { IconMail, IconPhone, IconWorld } from '@tabler/icons-react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { StatusTag } from '#platform/ui/index.ts';
import { FileList, Nothing } from '#platform/ui/reading.ts';
import classes from './autoridades.module.css';
import { Cartao, Dobra } from './Cartao.tsx';
import { Sensiveis } from './Sensiveis.tsx';

type Lido = Exclude<CampoDaAutoridade, 'religiao' | 'parentesco'>;
const filled = (autoridade: Autoridade, campos: readonly Lido[]) =>
  campos.filter((campo) => autoridade[campo] !== null && autoridade[campo] !== '');

function Campos({ autoridade, campos }: { autoridade: Autoridade; campos: readonly Lido[] }) {
  return (
    <dl className={classes.campos}>
      {campos.map((campo) => (
        <div key={campo}>
          <dt>{AUTORIDADE_FIELDS[campo].rotulo}</dt>
          <dd>{String(autoridade[campo])}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Cargos({ cargos }: Pick<Autoridade, 'cargos'>) {
  return (
    <Cartao titulo="Cargos e mandatos">
      {cargos.length === 0 ? (
        <Nothing>Nenhum cargo informado.</Nothing>
      ) : (
        <ol className={classes.linha}>
          {cargos.map(({ id, cargo, tempo, colegioEleitoral, atual }) => (
            <li key={id} data-atual={atual || undefined}>
              <strong>{cargo}</strong>
              {atual && <StatusTag tone="info" label={messages.atual} />}
              <span className={classes.tempo}>{[tempo, colegioEleitoral].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ol>
      )}
    </Cartao>
  );
}

export function Contato({ autoridade }: { autoridade: Autoridade }) {
  const { telPrimario, telSecundario, emailPrimario, emailSecundario, redesSociais } = autoridade;
  const telefones = [telPrimario, telSecundario].filter((one) => one !== null);
  const emails = [emailPrimario, emailSecundario].filter((one) => one !== null);
  const nenhum = telefones.length + emails.length === 0 && redesSociais === null;
  return (
    <Cartao titulo="Contato">
      {nenhum ? (
        <Nothing>Nenhum contato informado.</Nothing>
      ) : (
        <ul className={classes.contatos}>
          {telefones.map((telefone) => (
            <li key={telefone}>
              <IconPhone size={16} aria-hidden />
              {normalisePhone(telefone) ? (
                <a href={`tel:${telefone}`}>{formatPhone(telefone)}</a>
              ) : (
                <span>{telefone}</span>
              )}
            </li>
          ))}
          {emails.map((email) => (
            <li key={email}>
              <IconMail size={16} aria-hidden />
              {/* What came over from the old system may be none. */}
              {isEmail(email) ? (
                <a href={`mailto:${email}`}>
                  {email.split('@')[0]}
                  <wbr />@{email.split('@')[1]}
                </a>
              ) : (
                <span>{email}</span>
              )}
            </li>
          ))}
          {redesSociais && (
            <li>
              <IconWorld size={16} aria-hidden />
              {/* A text, whatever it says: nothing of it becomes an address. */}
              <span>{redesSociais}</span>
            </li>
          )}
        </ul>
      )}
    </Cartao>
  );
}

export function Documentos({ autoridade, edita }: { autoridade: Autoridade; edita: boolean }) {
  const { id, versao, anexos } = autoridade;
  const { mutateAsync: remover } = useSubmit(orpc.autoridades.removerAnexo);
  return (
    <Cartao titulo="Documentos" nota={anexos.length || undefined}>
      {anexos.length === 0 ? (
        <Nothing>{messages.semArquivos}</Nothing>
      ) : (
        <FileList
          files={anexos}
          rule={ARQUIVOS_DA_AUTORIDADE}
          removal={
            edita
              ? {
                  question: messages.confirmaArquivo,
                  done: messages.arquivoExcluido,
                  run: (anexo) => remover({ id, versao, anexo }),
                }
              : undefined
          }
        />
      )}
    </Cartao>
  );
}

/** The fields by section: the first stands open, the others fold, what is empty is only named; on paper neither that nor what is sensitive. */
export function Campo({ autoridade }: { autoridade: Autoridade }) {
  const [perfil, ...outras] = SECOES_DA_AUTORIDADE.filter(({ id }) => id !== 'agendas');
  const abertos = filled(autoridade, perfil?.campos ?? []);
  const pessoais: Lido[] = ['partido', 'idOficial', 'dataNascimento', 'emailPrimario', 'telPrimario', 'redesSociais'];
  const vazios = [...SECOES_DA_AUTORIDADE.flatMap(({ campos }): Lido[] => [...campos]), ...pessoais].filter(
    (campo) => filled(autoridade, [campo]).length === 0,
  );
  return (
    <>
      <Cartao titulo="Perfil">
        {abertos.length === 0 ? (
          <Nothing>Nada informado.</Nothing>
        ) : (
          <Campos autoridade={autoridade} campos={abertos} />
        )}
      </Cartao>
      <div className={`card ${classes.dobras}`}>
        {outras.map(({ id, titulo, campos }) => {
          const tem = filled(autoridade, campos);
          if (tem.length === 0) return null;
          const nota = formatContagem(tem.length, 'campo preenchido', 'campos preenchidos');
          return (
            <Dobra key={id} titulo={titulo} nota={nota} impressa>
              {() => <Campos autoridade={autoridade} campos={tem} />}
            </Dobra>
          );
        })}
        <Dobra titulo={messages.sensiveis} nota={messages.sensiveisNota} fechada>
          {() => <Sensiveis autoridade={autoridade} />}
        </Dobra>
        {vazios.length > 0 && (
          <Dobra titulo={messages.vazios} nota={`${vazios.length}`}>
            {() => (
              <p className={classes.vazios}>{vazios.map((campo) => AUTORIDADE_FIELDS[campo].rotulo).join(', ')}</p>
            )}
          </Dobra>
        )}
      </div>
    </>
  );
}

export function Agendas({ autoridade }: { autoridade: Autoridade }) {
  const secao = SECOES_DA_AUTORIDADE.find(({ id }) => id === 'agendas');
  const tem = filled(autoridade, secao?.campos ?? []);
  return (
    <Cartao titulo={secao?.titulo ?? ''}>
      {tem.length === 0 ? (
        <Nothing>Nenhuma agenda informada.</Nothing>
      ) : (
        <Campos autoridade={autoridade} campos={tem} />
      )}
    </Cartao>
  );
}
