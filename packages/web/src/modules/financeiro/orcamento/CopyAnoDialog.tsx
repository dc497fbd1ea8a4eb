import { formatContagem, formatReais, formatReaisSemSimbolo, labelOfFinanceMonth } from '@sede/domain/kernel';
import { orcamentoMessages, type PreviaCopia, readAjuste } from '@sede/domain/modules/financeiro/orcamento';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, SelectField, SwitchField, TextField } from '#platform/ui/form.ts';
import { confirm, notify, optionsOf } from '#platform/ui/index.ts';
import classes from './orcamento.module.css';

const AJUSTE_INVALIDO = 'Use um percentual, como 4,5 ou -10.';
const celulas = (n: number) => formatContagem(n, 'previsão', 'previsões');

/** What the copy would write and what it would leave. */
function Previa({ previa }: { previa: PreviaCopia }) {
  return (
    <div className={classes.previa} role="status">
      <p>
        <b>{celulas(previa.celulas)}</b> {previa.celulas === 1 ? 'será escrita' : 'serão escritas'}, no total de{' '}
        <b>{formatReais(previa.valor)}</b>.
      </p>
      {previa.mantidas > 0 && <p>{celulas(previa.mantidas)} já preenchidas ou iguais ficam como estão.</p>}
      {previa.substituidas > 0 && <p>{celulas(previa.substituidas)} com outro valor serão substituídas.</p>}
      {previa.foraDoLimite > 0 && <p>{celulas(previa.foraDoLimite)} ficariam fora do limite e não são copiadas.</p>}
      {previa.fechados.length > 0 && (
        <p>Meses fechados ficam de fora: {previa.fechados.map(labelOfFinanceMonth).join(', ')}.</p>
      )}
      {previa.centros.length > 0 && (
        <table className={classes.previaTabela}>
          <thead>
            <tr>
              <th scope="col">Centro de custo</th>
              <th scope="col">Origem (R$)</th>
              <th scope="col">Novo (R$)</th>
            </tr>
          </thead>
          <tbody>
            {previa.centros.map((one) => (
              <tr key={one.centroCusto}>
                <th scope="row">{one.centroCusto}</th>
                <td>{formatReaisSemSimbolo(one.origem)}</td>
                <td>{formatReaisSemSimbolo(one.valor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** Copies a year's forecast into another: preview first, then as it was shown. Source: issue 4 (copy a year). */
export function CopyAnoDialog({ ano, anos, onClose }: { ano: number; anos: readonly number[]; onClose: () => void }) {
  const [origem, setOrigem] = useState(String(ano));
  const [destino, setDestino] = useState(String(anos.includes(ano + 1) ? ano + 1 : ano - 1));
  const [texto, setTexto] = useState('0');
  const [substituir, setSubstituir] = useState(false);
  const ajuste = readAjuste(texto);
  const pedido = { origem: Number(origem), destino: Number(destino), ajuste: ajuste ?? 0, substituir };
  const mesmo = origem === destino;
  const query = useQuery(
    orpc.orcamento.previaCopia.queryOptions({
      input: pedido,
      enabled: !mesmo && ajuste !== null,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  const { mutateAsync: copiar } = useSubmit(orpc.orcamento.copiar);
  const previa = !mesmo && ajuste !== null && !query.isPlaceholderData ? query.data : undefined;
  const run = async () => {
    if (!previa) return false;
    if (previa.substituidas > 0) {
      const { confirmed } = await confirm({
        title: 'Substituir previsões',
        message: `${celulas(previa.substituidas)} de ${destino} com outro valor serão substituídas. Continuar?`,
        confirmLabel: 'Substituir',
        danger: true,
      });
      if (!confirmed) return false;
    }
    const { celulas: n } = await copiar({ ...pedido, esperadas: previa.celulas, valor: previa.valor });
    notify.success(orcamentoMessages.copiadas(n));
    return true;
  };
  const options = optionsOf(anos.map(String));
  return (
    <ActionDialog
      size="md"
      title="Copiar ano"
      confirmLabel="Copiar"
      ready={previa !== undefined && previa.celulas > 0}
      run={run}
      onClose={onClose}
    >
      <div className={classes.campos}>
        <SelectField label="De" required value={origem} onChange={(v) => v && setOrigem(v)} options={options} />
        <SelectField
          label="Para"
          required
          value={destino}
          onChange={(v) => v && setDestino(v)}
          options={options}
          error={mesmo ? 'Escolha um ano diferente do de origem.' : null}
        />
        <TextField
          label="Ajuste (%)"
          value={texto}
          onChange={setTexto}
          error={ajuste === null ? AJUSTE_INVALIDO : null}
          help="Positivo aumenta, negativo reduz; arredonda para o centavo mais próximo."
        />
        <SwitchField label="Substituir o que já está preenchido" value={substituir} onChange={setSubstituir} />
        {query.error ? <p role="alert">{messageOf(query.error)}</p> : previa && <Previa previa={previa} />}
      </div>
    </ActionDialog>
  );
}
