import { processosMessages as messages, type Processo } from '@sede/domain/modules/juridico/processos';
import { IconExternalLink } from '@tabler/icons-react';
import { StatusTag } from '#platform/ui/index.ts';
import { CopyText } from '#platform/ui/reading.ts';
import head from '#platform/ui/shell/head.module.css';
import { nomeDoProcesso } from './numero.ts';
import classes from './processo.module.css';
import { SituacaoTag } from './SituacaoTag.tsx';

/** The number with what copies it, the court's own page of the case, its situation. Source: design/areas/juridico-processo. */
export function IdentidadeDoProcesso({ processo }: { processo: Processo }) {
  const { tipo, numero, linkProcesso, tribunalOrgao, situacao, formatoAntigo } = processo;
  const nome = nomeDoProcesso(processo);
  return (
    <div className={head.titles}>
      <div className={head.titleRow}>
        <h1 className={classes.numero}>{numero === null ? nome : <CopyText text={nome} what="o número" />}</h1>
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
      </div>
      <p className={head.sub}>{tipo}</p>
    </div>
  );
}
