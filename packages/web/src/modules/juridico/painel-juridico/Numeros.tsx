import { formatMes } from '@sede/domain/kernel';
import {
  COLUNAS_DOS_NUMEROS as COLUNAS,
  type Numeros as Contados,
  diasDeEspera,
  formatDias,
  formatTaxa,
  type LinhaDosNumeros,
  painelJuridicoMessages as messages,
  ocupacaoDe,
  somaDosNumeros,
  taxaDeFalta,
} from '@sede/domain/modules/juridico/painel-juridico';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { ExportMenu, FiguresTable, FilterBar, Reading, ScrollFrame, useListState } from '#platform/ui/index.ts';
import { numerosFiltros } from './numeros.filters.ts';
import classes from './painel-juridico.module.css';

const inteiro = (n: number) => n.toLocaleString('pt-BR');

/** The eight figures of a row, in the order of the headings. */
const figuras = (linha: Contados): { coluna: string; texto: string }[] => [
  { coluna: COLUNAS.agendados, texto: inteiro(linha.agendados) },
  { coluna: COLUNAS.atendidos, texto: inteiro(linha.atendidos) },
  { coluna: COLUNAS.faltas, texto: inteiro(linha.faltas) },
  { coluna: COLUNAS.cancelados, texto: inteiro(linha.cancelados) },
  { coluna: COLUNAS.taxaDeFalta, texto: formatTaxa(taxaDeFalta(linha)) },
  { coluna: COLUNAS.diasDeEspera, texto: formatDias(diasDeEspera(linha)) },
  { coluna: COLUNAS.horarios, texto: inteiro(linha.horarios) },
  { coluna: COLUNAS.ocupacao, texto: formatTaxa(ocupacaoDe(linha)) },
];

const Figuras = ({ linha }: { linha: Contados }) =>
  figuras(linha).map(({ coluna, texto }) => <td key={coluna}>{texto}</td>);

function Tabela({ linhas }: { linhas: readonly LinhaDosNumeros[] }) {
  const soma = somaDosNumeros(linhas);
  return (
    <ScrollFrame label={messages.numeros}>
      <FiguresTable className={classes.tabela} caption="Números do jurídico por mês, escritório e serviço">
        <thead>
          <tr>
            {[COLUNAS.mes, COLUNAS.escritorio, COLUNAS.servico, ...figuras(soma).map(({ coluna }) => coluna)].map(
              (coluna) => (
                <th key={coluna} scope="col">
                  {coluna}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <tr key={`${linha.mes} ${linha.escritorioId} ${linha.tipoServico}`}>
              <th scope="row">{formatMes(linha.mes)}</th>
              <td>{linha.nomeEscritorio}</td>
              <td>{linha.tipoServico}</td>
              <Figuras linha={linha} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total
            </th>
            <Figuras linha={soma} />
          </tr>
        </tfoot>
      </FiguresTable>
    </ScrollFrame>
  );
}

/** Tab 'Números' of '/juridico'. Source: decisions-legal (Panel). */
export function Numeros() {
  const list = useListState(numerosFiltros);
  const query = useQuery({
    ...orpc.painelJuridico.numeros.queryOptions({ input: list.filterInput, placeholderData: keepPreviousData }),
    meta: { modulos: ['atendimentos', 'agendas', 'escritorios'] },
  });
  return (
    <>
      <FilterBar list={list}>
        <ExportMenu path="/api/juridico/numeros/exportar" filterInput={list.filterInput} />
      </FilterBar>
      <Reading query={query} card>
        {({ linhas }) => (
          <div className={`card ${classes.numeros}`}>
            {linhas.length === 0 ? <p className="muted">{messages.semNumeros}</p> : <Tabela linhas={linhas} />}
          </div>
        )}
      </Reading>
    </>
  );
}
