import { processosMessages as messages, type Processo } from '@sede/domain/modules/juridico/processos';
import { IconExternalLink } from '@tabler/icons-react';
import { StatusTag } from '#platform/ui/index.ts';
import { CopyText } from '#platform/ui/reading.ts';
import { nomeDoProcesso } from './numero.ts';
import classes from './processo.module.css';
import { SituacaoTag } from './SituacaoTag.tsx';

type Props = { processo: Processo };

/** The number, with what copies it. */
export function NumeroDoProcesso({ processo }: Props) {
  const nome = nomeDoProcesso(processo);
  return (
    <span className={classes.numero}>{processo.numero === null ? nome : <CopyText text={nome} what="o número" />}</span>
  );
}

/** The court's own page of the case, its situation. Source: design/areas/juridico-processo. */
export function MarcasDoProcesso({ processo: { linkProcesso, tribunalOrgao, situacao, formatoAntigo } }: Props) {
  return (
    <>
      {linkProcesso ? (
        <a className={classes.externo} href={linkProcesso} target="_blank" rel="noreferrer">
          <IconExternalLink size={15} aria-hidden />
          {tribunalOrgao ?? 'Abrir o processo'}
          <span className="visually-hidden"> (abre em outra aba)</span>
        </a>
      ) : (
        tribunalOrgao && <span className={classes.orgao}>{tribunalOrgao}</span>
      )}
      <SituacaoTag situacao={situacao} />
      {formatoAntigo && <StatusTag tone="neutral" label={messages.formatoAntigo} />}
    </>
  );
}
