import { type MeusProcessos, processoMessages as messages } from '@sede/domain/modules/juridico/processos';
import { IconExternalLink } from '@tabler/icons-react';
import { numeroExibido } from './numero.ts';
import classes from './processos.module.css';
import { SituacaoTag } from './SituacaoTag.tsx';

/** Published cases of whoever is of the member's house, without a list of names. Source: decisions-legal (Privacy). */
export function AcoesColetivas({ coletivas }: Pick<MeusProcessos, 'coletivas'>) {
  if (coletivas.length === 0) return null;
  return (
    <section className={`card ${classes.coletivas}`} aria-labelledby="acoes-coletivas">
      <h2 id="acoes-coletivas">{messages.coletivas}</h2>
      <ul>
        {coletivas.map((um) => (
          <li key={um.id} className={classes.coletiva}>
            <span className={classes.quando}>
              <b>{um.titulo}</b>
              <SituacaoTag situacao={um.situacao} />
            </span>
            <span className={classes.autor}>
              {[um.tipo, numeroExibido(um), um.tribunalOrgao].filter(Boolean).join(' · ')}
              {um.linkProcesso && (
                <a className={classes.externo} href={um.linkProcesso} target="_blank" rel="noreferrer">
                  <IconExternalLink size={14} aria-hidden />
                  {messages.verNoTribunal}
                  <span className="visually-hidden"> {um.titulo} (abre em outra aba)</span>
                </a>
              )}
            </span>
            {um.pessoasTemDireito && (
              <p>
                {messages.temDireito}: {um.pessoasTemDireito}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
