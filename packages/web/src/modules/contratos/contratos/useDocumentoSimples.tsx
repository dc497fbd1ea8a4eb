import type { ContratoListado } from '@sede/domain/modules/contratos/contratos';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { confirm, type MenuEntry, notify, RecordGate } from '#platform/ui/index.ts';

const loadForm = async () => (await import('#modules/financeiro/documentos/index.ts')).loadDocumentoForm();
const Arquivo = lazy(() => import('./ArquivosDoContrato.tsx').then((m) => ({ default: m.ArquivoDoDocumentoDialog })));
const EditDocumento = lazy(() => loadForm().then((m) => ({ default: m.Edit })));

type Linha = Pick<ContratoListado, 'id' | 'versao' | 'nome' | 'tipoObjeto'>;

export const isSimples = ({ tipoObjeto }: Pick<Linha, 'tipoObjeto'>): boolean => tipoObjeto === 'Documento simples';

/** Read where it is kept. */
export const readDocumento = ({ id }: Pick<Linha, 'id'>) => void navigate(`/financial/documentos?registro=${id}`);

export interface DocumentoSimples {
  /** Its own dialog for whoever keeps documents, its reading for everybody else. */
  open: (linha: Linha) => void;
  entries: (linha: Linha) => MenuEntry[];
  /** Those of whoever reads it. */
  leitura: (linha: Linha) => MenuEntry[];
  dialogs: ReactNode;
}

/**
 * A simple document among the contracts: changed in its own dialog, never closed, deleted for good.
 * Source: decisions-sindical-contratos-patrimonio (Tables).
 */
export function useDocumentoSimples(): DocumentoSimples {
  const [edited, setEdited] = useState<string | null>(null);
  const [read, setRead] = useState<Linha | null>(null);
  const [edits, removes] = [useCan('documentos.editar'), useCan('documentos.excluir')];
  const { mutateAsync } = useSubmit(orpc.documentos.remove);
  const close = () => setEdited(null);

  const remove = async ({ id, versao, nome }: Linha) => {
    const { excluir, pergunta, excluido } = (await loadForm()).textos;
    const { confirmed } = await confirm({
      ...{ title: excluir, message: typeof pergunta === 'string' ? pergunta : pergunta(nome), details: [nome] },
      ...{ confirmLabel: 'Excluir', danger: true },
      run: () => mutateAsync({ id, versao }),
    });
    if (confirmed) notify.success(excluido);
  };

  // Its history stands where it is kept.
  const leitura = (linha: Linha): MenuEntry[] => [
    { label: 'Ver arquivos', onSelect: () => setRead(linha) },
    { label: 'Abrir documento', onSelect: () => readDocumento(linha) },
  ];

  return {
    open: (linha) => (edits ? setEdited(linha.id) : readDocumento(linha)),
    entries: (linha) => [
      ...(edits ? [{ label: 'Editar', onSelect: () => setEdited(linha.id) }] : []),
      ...leitura(linha),
      ...(removes
        ? [
            {
              ...{ label: 'Excluir', danger: true, divided: true },
              onSelect: () => void remove(linha).catch(notify.error),
            },
          ]
        : []),
    ],
    leitura,
    dialogs: (
      <Suspense fallback={null}>
        {edited && (
          <RecordGate key={edited} id={edited} read={api.documentos.get} onFailed={close}>
            {(record) => <EditDocumento record={record} onClose={close} />}
          </RecordGate>
        )}
        {read && <Arquivo id={read.id} nome={read.nome} onClose={() => setRead(null)} />}
      </Suspense>
    ),
  };
}
