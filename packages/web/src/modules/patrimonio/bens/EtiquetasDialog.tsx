import {
  type Bem,
  etiquetasPorFolha,
  FORMATOS_DE_ETIQUETA,
  folhasDeEtiquetas,
  isFinal,
  MAX_ETIQUETAS,
  bensMessages as messages,
  PAPEIS_DE_ETIQUETA,
  PAPEL_ROTULOS,
  type PapelDeEtiqueta,
  posicaoNoPapel,
} from '@sede/domain/modules/patrimonio/bens';
import { useId, useState } from 'react';
import { ActionDialog, RadioGroup } from '#platform/ui/form.ts';
import { type Alvo, downloadFrom, fileHref, isWhole, labelled } from '#platform/ui/index.ts';
import classes from './bens.module.css';

const POSICOES = Array.from({ length: etiquetasPorFolha(FORMATOS_DE_ETIQUETA.a4) }, (_, n) => n + 1);

interface FolhaProps {
  primeira: number;
  quantas: number;
  onChange: (primeira: number) => void;
}

/** The sheet as it lies in the printer: where the first label goes, and which ones the print takes of it. */
function Folha({ primeira, quantas, onChange }: FolhaProps) {
  const name = useId();
  return (
    <fieldset className={classes.folha}>
      <legend>{messages.primeiraPosicao}</legend>
      <div className={classes.posicoes}>
        {POSICOES.map((posicao) => (
          <label
            key={posicao}
            className={classes.posicao}
            data-impressa={(posicao >= primeira && posicao < primeira + quantas) || undefined}
          >
            <input
              type="radio"
              name={name}
              checked={posicao === primeira}
              aria-label={messages.posicaoNaFolha(posicao)}
              onChange={() => onChange(posicao)}
            />
            {posicao}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Labels of the chosen assets, or of all that the filter finds: on which paper, from which position.
 * Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
export function EtiquetasDialog({ alvo, onClose }: { alvo: Alvo<Bem>; onClose: () => void }) {
  const [papel, setPapel] = useState<PapelDeEtiqueta>('a4');
  const [escolhida, setPrimeira] = useState(1);
  const primeira = posicaoNoPapel(papel, escolhida);
  const etiquetados = isWhole(alvo) ? null : alvo.filter(({ situacaoBase }) => !isFinal(situacaoBase));
  const quantas = isWhole(alvo) ? alvo.total : (etiquetados?.length ?? 0);
  const demais = quantas > MAX_ETIQUETAS;
  const quais = isWhole(alvo) ? alvo.filtro : { ids: etiquetados?.map(({ id }) => id) };
  return (
    <ActionDialog
      title={quantas === 1 ? messages.etiqueta : messages.etiquetas}
      size="md"
      confirmLabel={messages.gerarEtiquetas}
      ready={!demais}
      footer={
        <span className={classes.nota} role="status">
          {demais
            ? messages.etiquetasDemais
            : messages.quantasEtiquetas(quantas, folhasDeEtiquetas(papel, primeira, quantas))}
        </span>
      }
      run={() => downloadFrom(fileHref('/api/bens/etiquetas', { ...quais, papel, primeira }))}
      onClose={onClose}
    >
      <RadioGroup
        label={messages.papel}
        options={labelled(PAPEIS_DE_ETIQUETA, PAPEL_ROTULOS)}
        value={papel}
        onChange={(valor) => setPapel(PAPEIS_DE_ETIQUETA.find((um) => um === valor) ?? papel)}
      />
      {papel === 'a4' && <Folha primeira={primeira} quantas={quantas} onChange={setPrimeira} />}
    </ActionDialog>
  );
}
