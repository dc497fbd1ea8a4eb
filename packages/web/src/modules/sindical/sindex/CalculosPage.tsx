import {
  CALCULO_FIELDS,
  type CalculoGuardado,
  COMPARA_ATE,
  COMPARA_DE,
  camposDoCalculo,
  sindexErrors as errors,
  CALCULO_FIELDS as FIELDS,
  sindexMessages as messages,
  sindexMotivos as motivos,
  ROTULO_CALCULO,
} from '@sede/domain/modules/sindical/sindex';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import {
  type Column,
  columnsOf,
  confirm,
  InstantText,
  ListPage,
  notify,
  notifyUndoable,
  RecordDetail,
  TITLE,
  useListState,
} from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { resultadoEmTexto } from './resultado.ts';
import { sindexList } from './sindex.list.ts';
import { COMPARAR } from './sindex.paths.ts';

const nomeDe = ({ calculo, descricao }: CalculoGuardado): string => descricao ?? ROTULO_CALCULO[calculo];

const column = columnsOf<CalculoGuardado, typeof FIELDS>(FIELDS);
const columns: readonly Column<CalculoGuardado>[] = [
  column('descricao', { ...TITLE, sortable: true, share: 2, cell: nomeDe }),
  column('calculo', { sortable: true, width: 230, card: 'subtitle' }),
  column('resultado', {
    ...{ sortable: true, numeric: true, strong: true, width: 130, card: 'value' },
    cell: ({ calculo, resultado }) => resultadoEmTexto(calculo, resultado),
  }),
  { ...column('autorNome', { sortable: 'autor', least: 120 }), id: 'autor' },
  column('criadoEm', {
    ...{ sortable: true, width: 150, card: 'date' },
    cell: ({ criadoEm }) => <InstantText value={criadoEm} />,
  }),
];

function comparar(rows: readonly CalculoGuardado[]) {
  if (rows.length < COMPARA_DE) return notify.error(errors.comparar_quantos().message);
  if (new Set(rows.map(({ calculo }) => calculo)).size > 1) return notify.error(errors.comparar_tipos().message);
  return navigate(`${COMPARAR}?ids=${rows.map(({ id }) => id).join(',')}`);
}

/** '/Sindex/calculos': what was kept, by whom and when. Source: decisions §9; decisions-sindical (Sindex). */
export function CalculosPage() {
  const list = useListState(sindexList);
  const query = useQuery(orpc.sindex.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const { mutateAsync: remove } = useSubmit(orpc.sindex.remove);
  const excluir = async (calculo: CalculoGuardado) => {
    let feito: unknown;
    const { confirmed } = await confirm({
      title: messages.excluir,
      message: messages.pergunta,
      details: [nomeDe(calculo)],
      confirmLabel: 'Excluir',
      danger: true,
      run: async () => {
        feito = await remove({ id: calculo.id, versao: calculo.versao });
      },
    });
    if (confirmed) notifyUndoable(messages.excluido, [feito]);
  };
  return (
    <ListPage
      title={messages.guardados}
      list={list}
      query={query}
      count={{ one: 'cálculo', many: 'cálculos' }}
      siblings={<SectionBar />}
      exportPath="/api/sindex/exportar"
      print={orpc.sindex.list.call}
      table={{
        id: 'sindex',
        columns,
        rowKey: ({ id }) => id,
        rowLabel: nomeDe,
        rowActions: (row) => [
          {
            label: 'Excluir',
            danger: true,
            disabledReason: motivos.texto(row.pode.excluir) ?? null,
            onSelect: () => void excluir(row),
          },
        ],
        detail: (row) => (
          <RecordDetail specs={CALCULO_FIELDS} fields={Object.keys(camposDoCalculo(row.calculo))} record={row} />
        ),
      }}
      selection={{ actions: [{ label: messages.comparar, key: 'c', max: COMPARA_ATE, run: comparar }] }}
      empty={{ title: messages.semGuardados, text: messages.comoGuardar }}
    />
  );
}
