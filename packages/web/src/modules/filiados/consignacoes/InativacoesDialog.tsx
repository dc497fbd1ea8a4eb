import { Button } from '@mantine/core';
import { formatDataBr, formatInstantBr, formatMes } from '@sede/domain/kernel';
import {
  consignacoesMotivos,
  type Inativacao,
  consignacoesMessages as messages,
  ROTULO_CAUSA,
} from '@sede/domain/modules/filiados/consignacoes';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { ReadingDialog } from '#platform/ui/form.ts';
import { Reading } from '#platform/ui/index.ts';
import classes from './consignacoes.module.css';
import { useDesfazerInativacao } from './useDesfazerInativacao.ts';

function Lote({ lote, onUndo }: { lote: Inativacao; onUndo: () => void }) {
  const { competencia, causa, quantos, em, por, ate, desfeitaEm, pode } = lote;
  const motivo = consignacoesMotivos.texto(pode.desfazer);
  return (
    <li>
      <div>
        <b>{messages.inativados(quantos)}</b> {formatMes(competencia)} · {ROTULO_CAUSA[causa] ?? causa}
        <small>
          {formatInstantBr(em)}
          {por && ` por ${por}`}
          {desfeitaEm
            ? ` · desfeita em ${formatInstantBr(desfeitaEm)}`
            : ` · pode ser desfeita até ${formatDataBr(ate)}`}
        </small>
      </div>
      {!desfeitaEm && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Desfazer: ${formatInstantBr(em)}`}
          aria-disabled={motivo ? true : undefined}
          data-disabled={motivo ? true : undefined}
          title={motivo}
          onClick={motivo ? undefined : onUndo}
        >
          Desfazer
        </Button>
      )}
    </li>
  );
}

/** The batches of inactivations of the last months, each undone for thirty days. Source: decisions-members (Consignação). */
export function InativacoesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(orpc.consignacoes.inativacoes.queryOptions({ input: {} }));
  const desfazer = useDesfazerInativacao();
  return (
    <ReadingDialog title="Inativações" size="md" onClose={onClose}>
      <Reading query={query}>
        {({ itens }) =>
          itens.length === 0 ? (
            <p className="muted">{messages.semDados}</p>
          ) : (
            <ul className={classes.lotes}>
              {itens.map((lote) => (
                <Lote key={lote.id} lote={lote} onUndo={() => void desfazer(lote)} />
              ))}
            </ul>
          )
        }
      </Reading>
    </ReadingDialog>
  );
}
