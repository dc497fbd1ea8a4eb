import { temasMessages as messages, type TemaListado, temasMotivos } from '@sede/domain/modules/sindical/temas';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, type MenuEntry, notify, RecordGate } from '#platform/ui/index.ts';
import { TEXTOS } from './textos.ts';

const NovaAcao = lazy(() => import('./NovaAcao.tsx').then((m) => ({ default: m.NovaAcao })));
const Detalhe = lazy(() => import('./passos/TemaWizard.tsx').then((m) => ({ default: m.DetalheDoTema })));

/** What is acted upon: a row of the list, or the theme itself. */
export type Alvo = Pick<TemaListado, 'id' | 'versao' | 'titulo' | 'situacao' | 'pode'>;
type Aberta = { acao: 'novaAcao' | 'detalhe'; alvo: Alvo };

export interface AcoesDoTema {
  /** Of whoever edits themes: a new action, ending its follow-up or taking that back. */
  entries: (alvo: Alvo) => MenuEntry[];
  /** Of whoever only reads: the same form, every field closed. */
  detalhe: (alvo: Alvo) => MenuEntry;
  novaAcao: (alvo: Alvo) => void;
  /** With all that hangs from it. */
  excluir: (alvo: Alvo) => MenuEntry;
  dialogs: ReactNode;
}

/** What is done with a theme, on the list and on its page, with the question of the text. Source: spec 3 §2.10, §4 (Theme). */
export function useAcoesDoTema(onExcluido?: () => void): AcoesDoTema {
  const [aberta, setAberta] = useState<Aberta | null>(null);
  const { mutateAsync: encerrar } = useSubmit(orpc.temas.encerrar);
  const { mutateAsync: reabrir } = useSubmit(orpc.temas.reabrir);
  const { mutateAsync: remove } = useSubmit(orpc.temas.remove);
  const close = () => setAberta(null);

  const alternar = async ({ id, versao, titulo, situacao }: Alvo) => {
    const encerra = situacao === 'EM_ACOMPANHAMENTO';
    const { confirmed } = await confirm({
      title: encerra ? TEXTOS.encerrar : TEXTOS.reabrir,
      message: messages.confirmaSituacao,
      details: [titulo],
      confirmLabel: 'Confirmar',
      run: () => (encerra ? encerrar : reabrir)({ id, versao }),
    });
    if (confirmed) notify.success(encerra ? messages.encerrado : messages.reaberto);
  };

  const excluir = async ({ id, versao, titulo }: Alvo) => {
    const { confirmed } = await confirm({
      ...{ title: TEXTOS.excluir, message: messages.confirmaExcluir, details: [titulo], confirmLabel: 'Excluir' },
      danger: true,
      run: () => remove({ id, versao }),
    });
    if (!confirmed) return;
    notify.success(messages.excluido);
    onExcluido?.();
  };

  return {
    entries: (alvo) => {
      const encerra = alvo.situacao === 'EM_ACOMPANHAMENTO';
      return [
        {
          label: TEXTOS.novaAcao,
          onSelect: () => setAberta({ acao: 'novaAcao', alvo }),
          disabledReason: temasMotivos.texto(alvo.pode.editar),
        },
        {
          label: encerra ? TEXTOS.encerrar : TEXTOS.reabrir,
          onSelect: () => void alternar(alvo),
          disabledReason: temasMotivos.texto(encerra ? alvo.pode.encerrar : alvo.pode.reabrir),
        },
      ];
    },
    detalhe: (alvo) => ({ label: TEXTOS.detalhe, onSelect: () => setAberta({ acao: 'detalhe', alvo }) }),
    novaAcao: (alvo) => setAberta({ acao: 'novaAcao', alvo }),
    excluir: (alvo) => ({
      ...{ label: 'Excluir', danger: true, divided: true, onSelect: () => void excluir(alvo) },
      disabledReason: temasMotivos.texto(alvo.pode.excluir),
    }),
    dialogs: aberta && (
      <Suspense fallback={null}>
        {aberta.acao === 'novaAcao' && <NovaAcao tema={aberta.alvo} onClose={close} />}
        {aberta.acao === 'detalhe' && (
          <RecordGate id={aberta.alvo.id} read={api.temas.get} onFailed={close}>
            {(record) => <Detalhe record={record} onClose={close} />}
          </RecordGate>
        )}
      </Suspense>
    ),
  };
}
