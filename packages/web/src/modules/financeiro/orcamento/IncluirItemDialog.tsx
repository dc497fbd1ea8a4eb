import type { LinhaOrcamento } from '@sede/domain/modules/financeiro/orcamento';
import { useState } from 'react';
import { ActionDialog, RecordPicker, SelectField } from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import { useListasFinanceiro } from '../financeiro.listas.ts';
import { itensDespesaSource } from '../itens-despesa/index.ts';
import classes from './orcamento.module.css';

/** A row that the follow-up does not have yet: an item at a cost centre other than its usual one. */
export function IncluirItemDialog({
  onClose,
  onIncluir,
}: {
  onClose: () => void;
  onIncluir: (linha: LinhaOrcamento) => void;
}) {
  const { centrosCusto } = useListasFinanceiro();
  const [centroCusto, setCentro] = useState<string | null>(null);
  const [item, setItem] = useState<{ id: string; nome: string } | null>(null);
  const include = () => {
    if (!centroCusto || !item) return;
    onIncluir({
      centroCusto,
      idItemDespesa: item.id,
      itemDespesa: item.nome,
      desabilitado: false,
      previsto: null,
      versao: 0,
      realizado: 0,
      comprometido: 0,
      aLiquidar: 0,
    });
  };
  return (
    <ActionDialog
      title="Incluir item"
      confirmLabel="Incluir"
      ready={centroCusto !== null && item !== null}
      run={include}
      onClose={onClose}
    >
      <div className={classes.campos}>
        <SelectField
          label="Centro de custo"
          required
          value={centroCusto}
          onChange={setCentro}
          options={optionsOf(centrosCusto)}
        />
        <RecordPicker
          label="Item de despesa"
          required
          source={itensDespesaSource}
          value={item?.id ?? null}
          onChange={(id) => id === null && setItem(null)}
          onPick={(option) => option && setItem({ id: option.value, nome: option.label })}
        />
      </div>
    </ActionDialog>
  );
}
