import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSearch } from '../../routing/index.ts';
import {
  confirm,
  DataTable,
  DateText,
  EmptyState,
  ErrorState,
  InstantText,
  Money,
  notify,
  StatusTag,
  useLocalList,
} from '../index.ts';
import { columns, GalleryList } from './GalleryList.tsx';
import { LINHAS } from './galleryData.ts';

const GalleryForm = lazy(() => import('./GalleryForm.tsx').then((m) => ({ default: m.GalleryForm })));
const GalleryPanels = lazy(() => import('./GalleryPanels.tsx').then((m) => ({ default: m.GalleryPanels })));

function Pieces() {
  const local = useLocalList(LINHAS.slice(0, 12), { pageSize: 5, pageSizes: [5, 10, 20, 50, 100] });
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <h1>Peças</h1>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        {(['ok', 'late', 'today', 'wait', 'neutral', 'info'] as const).map((tone) => (
          <StatusTag key={tone} tone={tone} label={tone} />
        ))}
        <Money value={-123456} signed /> <Money value={123456} bare /> <DateText value="2026-11-20" />{' '}
        <InstantText value="2026-11-20T12:30:00Z" />
      </div>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <Button onClick={() => notify.success('Despesa salva com sucesso!')}>Aviso</Button>
        <Button onClick={() => notify.error('Erro ao salvar despesa.')}>Falha</Button>
        <Button
          onClick={() =>
            notify({
              message: 'Despesa excluída.',
              action: { label: 'Desfazer', run: () => notify.success('Desfeito.') },
            })
          }
        >
          Desfazer
        </Button>
        <Button
          onClick={async () => {
            const answer = await confirm({
              title: 'Excluir despesa',
              message: 'Confirma exclusão da despesa?',
              details: ['2 anexos', '1 pedido de aprovação'],
              confirmLabel: 'Excluir',
              danger: true,
            });
            notify(answer.confirmed ? { message: 'Excluída' } : { message: 'Nada foi feito' });
          }}
        >
          Confirmar
        </Button>
        <Button
          onClick={() =>
            confirm({
              title: 'Negar',
              message: 'Confirma a negação das despesas selecionadas?',
              reasonLabel: 'Motivo',
              confirmLabel: 'Negar',
              danger: true,
            })
          }
        >
          Motivo
        </Button>
      </div>
      <div className="card">
        <EmptyState
          title="Nenhuma despesa registrada"
          text="As despesas do período aparecem aqui."
          action={<Button>Registrar despesa</Button>}
        />
      </div>
      <div className="card">
        <ErrorState error={new TypeError('x')} onRetry={() => undefined} />
      </div>
      <DataTable
        id="galeria-local"
        label="Saídas"
        columns={columns}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.item}
        {...local}
      />
      <DataTable
        id="vazia"
        label="Entradas"
        columns={columns}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.item}
        {...local}
        rows={[]}
        total={0}
      />
      <DataTable
        id="carregando"
        label="Carregando"
        columns={columns}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.item}
        {...local}
        loading
      />
    </div>
  );
}

/** ?tela=lista (default) · form · pecas · paineis. */
export function Gallery() {
  const { tela = 'lista', estado } = useSearch();
  const [open, setOpen] = useState(tela === 'form');
  return (
    <main style={{ maxWidth: 1360, margin: '0 auto', padding: '20px 24px' }}>
      {tela === 'pecas' && <Pieces />}
      {(tela === 'lista' || tela === 'form') && <GalleryList estado={estado} onCreate={() => setOpen(true)} />}
      <Suspense fallback={null}>
        {tela === 'paineis' && <GalleryPanels />}
        {open && <GalleryForm estado={estado} onClose={() => setOpen(false)} />}
      </Suspense>
    </main>
  );
}
