import { PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import {
  type Inventario,
  inventariosMotivos,
  inventariosMessages as messages,
} from '@sede/domain/modules/patrimonio/inventarios';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { type MenuEntry, RecordListPage, useListState } from '#platform/ui/index.ts';
import { inventarioColumns } from './inventario.columns.tsx';
import { inventariosList } from './inventarios.list.ts';

const Create = lazy(() => import('./NovoInventario.tsx').then((m) => ({ default: m.NovoInventario })));
const OPERATIONS = { list: orpc.inventarios.list };

const open = ({ id }: Inventario) => void navigate(PATRIMONIO.inventario(id));
const entradas = (inventario: Inventario): MenuEntry[] => [
  { label: messages.abrir, onSelect: () => open(inventario) },
  {
    label: messages.abrirLeitura,
    onSelect: () => void navigate(PATRIMONIO.leitura(inventario.id)),
    disabledReason: inventariosMotivos.texto(inventario.pode.ler),
  },
];

/** '/patrimonio/inventarios'. Source: decisions-sindical-contratos-patrimonio (Labels, inventory). */
export function InventariosPage() {
  const list = useListState(inventariosList);
  const query = useQuery(orpc.inventarios.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  return (
    <RecordListPage
      area="patrimonio"
      module="inventarios"
      editing="inventariar"
      title={messages.titulo}
      list={list}
      query={query}
      operations={OPERATIONS}
      count={{ one: 'inventário', many: 'inventários' }}
      columns={inventarioColumns}
      nameOf={({ nome }) => nome}
      onOpen={open}
      actions={entradas}
      createLabel={messages.novo}
      Create={Create}
      empty={messages.vazio}
    />
  );
}
