import { describeValue, type FieldSpecs } from '@sede/domain/kernel';
import { useState } from 'react';
import { CheckGroup, SelectField } from '#platform/ui/form.ts';
import { ErrorState, ExportMenu } from '#platform/ui/index.ts';
import classes from './filiados.relatorio.module.css';

export interface Contagem {
  data: { total: number; itens: { valor: string | null; quantidade: number }[] } | undefined;
  error: unknown;
  refetch: () => unknown;
}

export interface RelatorioFerramentasProps<Grupo extends string> {
  /** Of every column: its label, and how the values of groups read. */
  specs: FieldSpecs;
  colunas: readonly string[];
  restritas: readonly string[];
  padrao: readonly string[];
  grupos: readonly { valor: Grupo; rotulo: string }[];
  grupo: Grupo;
  onGrupo: (grupo: Grupo) => void;
  contagem: Contagem;
  exportPath: string;
  /** The list's `filterInput` and order: the file has the same lines. */
  filterInput: Record<string, unknown>;
  ordem: string;
}

const RESTRITA = ' (restrita)';

/**
 * What both reports of the area have above their lines: counts by a group, the columns of the file, and the file itself.
 *
 * What is restricted is off until somebody ticks it, and the file's row in the log names it. Source: decisions-members (Statistics).
 */
export function RelatorioFerramentas<Grupo extends string>(props: RelatorioFerramentasProps<Grupo>) {
  const { specs, colunas, restritas, padrao, grupos, grupo, contagem } = props;
  const [chosen, setChosen] = useState<string[]>([...padrao]);
  const columnOptions = colunas.map((coluna) => ({
    value: coluna,
    label: `${specs[coluna]?.rotulo ?? coluna}${restritas.includes(coluna) ? RESTRITA : ''}`,
  }));
  const groupSpec = specs[grupo];
  const nameOf = (valor: string | null) =>
    valor === null ? 'Não informado' : groupSpec ? describeValue(groupSpec, valor) : valor;
  return (
    <div className={classes.ferramentas}>
      <details className={classes.parte}>
        <summary>Contar por grupo</summary>
        <SelectField
          label="Grupo"
          value={grupo}
          options={grupos.map(({ valor, rotulo }) => ({ value: valor, label: rotulo }))}
          onChange={(next) => {
            const found = grupos.find(({ valor }) => valor === next);
            if (found) props.onGrupo(found.valor);
          }}
        />
        {contagem.error ? (
          <ErrorState error={contagem.error} onRetry={() => void contagem.refetch()} />
        ) : (
          <table className={classes.grupos}>
            <caption className="visually-hidden">Quantos em cada grupo</caption>
            <tbody>
              {contagem.data?.itens.map(({ valor, quantidade }) => (
                <tr key={valor ?? ''}>
                  <th scope="row">{nameOf(valor)}</th>
                  <td>{quantidade.toLocaleString('pt-BR')}</td>
                </tr>
              ))}
            </tbody>
            {contagem.data && (
              <tfoot>
                <tr>
                  <th scope="row">Total</th>
                  <td>{contagem.data.total.toLocaleString('pt-BR')}</td>
                </tr>
              </tfoot>
            )}
          </table>
        )}
      </details>
      <details className={classes.parte}>
        <summary>Colunas do arquivo ({chosen.length})</summary>
        <CheckGroup label="Colunas do arquivo" value={chosen} onChange={setChosen} options={columnOptions} />
        <p className={classes.nota}>As colunas restritas só saem marcadas; a exportação fica registrada.</p>
      </details>
      <ExportMenu
        path={props.exportPath}
        filterInput={{ ...props.filterInput, colunas: chosen }}
        ordem={props.ordem}
        disabledReason={chosen.length === 0 ? 'Escolha ao menos uma coluna.' : null}
      />
    </div>
  );
}
