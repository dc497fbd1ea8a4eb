/** Columns of the inventories and of one's lines. Source: decisions-sindical-contratos-patrimonio (Labels, inventory). */
import {
  DECISAO_ROTULOS,
  ESCOPO_ROTULOS,
  INVENTARIO_FIELDS,
  type Inventario,
  LEITURA_FIELDS,
  type LinhaDoInventario,
  SITUACAO_DO_INVENTARIO_ROTULOS,
  textoDoResultado,
} from '@sede/domain/modules/patrimonio/inventarios';
import { type Column, columnsOf, Digits, InstantText, StatusTag, TITLE } from '#platform/ui/index.ts';
import { TOM_DO_INVENTARIO, TOM_DO_RESULTADO } from './inventario.status.ts';
import { Progresso } from './Progresso.tsx';

const daLista = columnsOf<Inventario, typeof INVENTARIO_FIELDS>(INVENTARIO_FIELDS);
const daLeitura = columnsOf<LinhaDoInventario, typeof LEITURA_FIELDS>(LEITURA_FIELDS);

export const escopoDe = ({ escopo, setores, tipos }: Pick<Inventario, 'escopo' | 'setores' | 'tipos'>): string =>
  escopo === 'tudo' ? ESCOPO_ROTULOS.tudo : [...setores, ...tipos].join(', ');

export function SituacaoDoInventarioTag({ inventario: { situacao } }: { inventario: Pick<Inventario, 'situacao'> }) {
  return <StatusTag tone={TOM_DO_INVENTARIO[situacao]} label={SITUACAO_DO_INVENTARIO_ROTULOS[situacao]} />;
}

export const inventarioColumns: readonly Column<Inventario>[] = [
  daLista('nome', { ...TITLE, sortable: true, least: 200, share: 2 }),
  {
    ...{ id: 'escopo', header: INVENTARIO_FIELDS.escopo.rotulo, least: 160, card: 'subtitle' },
    cell: escopoDe,
    inCard: escopoDe,
  },
  {
    ...{ id: 'progresso', header: 'Conferidos', least: 220, card: 'none' },
    cell: ({ nome, bens, lidos, emOutroSetor }) => <Progresso {...{ bens, lidos, emOutroSetor }} label={nome} />,
  },
  {
    ...{ id: 'situacao', header: 'Situação', width: 120, card: 'status' },
    cell: (inventario) => <SituacaoDoInventarioTag inventario={inventario} />,
  },
  {
    ...{ id: 'criadoEm', header: 'Iniciado em', sortable: true, width: 150, card: 'date' },
    cell: ({ criadoEm }) => <InstantText value={criadoEm} />,
  },
  { id: 'autor', header: 'Iniciado por', width: 150, card: 'none', cell: ({ autor }) => autor },
  {
    ...{ id: 'encerradoEm', header: INVENTARIO_FIELDS.encerradoEm.rotulo, sortable: true, width: 150, card: 'none' },
    cell: ({ encerradoEm }) => (encerradoEm ? <InstantText value={encerradoEm} /> : '—'),
  },
];

export const linhaColumns = (
  aberto: boolean,
  oferta: (linha: LinhaDoInventario) => React.ReactNode,
): readonly Column<LinhaDoInventario>[] => [
  {
    ...{ ...TITLE, id: 'numero', header: 'Nº', sortable: true, width: 120 },
    cell: ({ numero }) => <Digits>{numero}</Digits>,
    inCard: ({ numero, tipo }) => [numero, tipo].filter(Boolean).join(' · '),
  },
  { id: 'tipo', header: 'Tipo', sortable: true, width: 132, card: 'none', cell: ({ tipo }) => tipo ?? '—' },
  {
    ...{ id: 'nome', header: 'Descrição', least: 180, share: 2, card: 'subtitle' },
    cell: ({ nome }) => nome ?? '—',
    // A card has no column for what was decided.
    inCard: ({ nome, decisao }) => [nome, decisao && DECISAO_ROTULOS[decisao]].filter(Boolean).join(' · '),
  },
  { id: 'com', header: 'Usuário', least: 140, card: 'none', hidden: true, cell: ({ com }) => com ?? '—' },
  {
    ...{ id: 'setor', header: 'Setor', sortable: true, width: 150, card: 'none' },
    cell: ({ esperado }) => esperado ?? '—',
  },
  {
    ...{ id: 'resultado', header: LEITURA_FIELDS.resultado.rotulo, width: 190, card: 'status' },
    cell: (linha) => (
      <StatusTag
        tone={aberto && linha.resultado === 'nao_encontrado' ? 'neutral' : TOM_DO_RESULTADO[linha.resultado]}
        label={textoDoResultado(linha.resultado, linha.fora, aberto)}
      />
    ),
  },
  // Beside the result, in sight on any desk: it is what a closed one is opened for.
  ...(aberto
    ? []
    : [
        {
          ...{ id: 'decisao', header: 'Decisão', width: 230, card: 'none' as const },
          cell: (linha: LinhaDoInventario) => (linha.decisao === null ? oferta(linha) : DECISAO_ROTULOS[linha.decisao]),
        },
      ]),
  { id: 'lidoEmSetor', header: 'Lido em', width: 150, card: 'none', cell: ({ setor }) => setor ?? '—' },
  daLeitura('estado', { width: 96, card: 'none' }),
  daLeitura('nota', { least: 140, card: 'none', hidden: !aberto }),
  {
    ...{ id: 'lidoEm', header: 'Quando', sortable: true, width: 150, card: 'date' },
    cell: ({ lidoEm }) => (lidoEm ? <InstantText value={lidoEm} /> : '—'),
  },
  {
    id: 'lidoPor',
    header: LEITURA_FIELDS.lidoPor.rotulo,
    width: 140,
    card: 'none',
    hidden: !aberto,
    cell: ({ lidoPor }) => lidoPor ?? '—',
  },
];
