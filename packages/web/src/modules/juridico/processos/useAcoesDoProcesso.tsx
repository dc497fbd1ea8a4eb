import { processosMessages as messages, type ProcessoListado } from '@sede/domain/modules/juridico/processos';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconFlag,
  IconGavel,
  IconHistory,
  IconMessage,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import { useSession } from '#platform/session/index.ts';
import { confirm, type MenuEntry, notify, notifyUndoable } from '#platform/ui/index.ts';
import { type Motivo, motivoDito, soConsulta } from './motivos.ts';
import { nomeDoProcesso } from './numero.ts';

const Textos = () => import('./TextoDialog.tsx');
const Manifestar = lazy(() => Textos().then((m) => ({ default: m.ManifestacaoDialog })));
const Comentar = lazy(() => Textos().then((m) => ({ default: m.ComentarioDialog })));
const NovoEvento = lazy(() => import('./EventoForm.tsx').then((m) => ({ default: m.CreateEvento })));
const Historico = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

export type Acao = 'evento' | 'manifestar' | 'comentar' | 'enviar' | 'encerrar' | 'reabrir' | 'excluir' | 'historico';
/** What is acted upon: a row of the list, or the case itself. */
export type Alvo = Pick<ProcessoListado, 'id' | 'versao' | 'numero' | 'titulo' | 'tipo' | 'situacao' | 'pode'>;

export interface AcoesDoProcesso {
  /** Empty for whoever only reads. */
  entries: (alvo: Alvo) => MenuEntry[];
  open: (acao: Acao, alvo: Alvo) => void;
  dialogs: ReactNode;
}

const SIZE = 18;

const entrada = (label: string, icon: ReactNode, onSelect: () => void, motivo: Motivo): MenuEntry[] =>
  soConsulta(motivo) ? [] : [{ label, icon, onSelect, disabledReason: motivoDito(motivo) }];

export interface AcoesOptions {
  onEdit: (alvo: Alvo) => void;
  /** After a deletion: the page of the case has nothing to show. */
  onExcluido?: () => void;
}

/**
 * What is done with a case, on the list and on its page: by situation and role, with the questions and notices of the
 * text.
 * Source: spec 3 §2.5, §4, §8.
 */
export function useAcoesDoProcesso({ onEdit, onExcluido }: AcoesOptions): AcoesDoProcesso {
  const { sindicato } = useSession();
  const [aberta, setAberta] = useState<{ acao: Acao; alvo: Alvo } | null>(null);
  const also = { alsoInvalidates: ['prazos'] };
  const { mutateAsync: enviar } = useSubmit(orpc.processos.enviarManifestacao);
  const { mutateAsync: encerrar } = useSubmit(orpc.processos.encerrar, also);
  const { mutateAsync: reabrir } = useSubmit(orpc.processos.reabrir, also);
  const { mutateAsync: excluir } = useSubmit(orpc.processos.excluir, also);
  const close = () => setAberta(null);

  const ask = async (
    title: string,
    message: string,
    confirmLabel: string,
    run: () => Promise<unknown>,
    danger = false,
  ) => (await confirm({ title, message, confirmLabel, danger, run })).confirmed;

  const passos: Partial<Record<Acao, (alvo: Alvo, numero: string) => Promise<void>>> = {
    enviar: async ({ id, versao }, numero) => {
      const sent = await ask(messages.enviar, messages.confirmaEnviar(numero), 'Enviar', () => enviar({ id, versao }));
      if (sent) notify.success(`${messages.enviado}\n${messages.aguardando(sindicato.sigla || sindicato.nome)}`);
    },
    encerrar: async ({ id, versao }, numero) => {
      const done = await ask('Encerrar processo', messages.confirmaEncerrar(numero), 'Encerrar', () =>
        encerrar({ id, versao }),
      );
      if (done) notify.success(messages.encerrado);
    },
    reabrir: async ({ id, versao }, numero) => {
      const done = await ask('Reabrir processo', messages.confirmaReabrir(numero), 'Reabrir', () =>
        reabrir({ id, versao }),
      );
      if (done) notify.success(messages.reaberto);
    },
    excluir: async ({ id, versao }, numero) => {
      let answer: unknown;
      const run = async () => {
        answer = await excluir({ id, versao });
      };
      if (!(await ask('Excluir processo', messages.confirmaExcluir(numero), 'Excluir', run, true))) return;
      onExcluido?.();
      notifyUndoable(messages.excluido, [answer]);
    },
  };
  const open = (acao: Acao, alvo: Alvo) => {
    const passo = passos[acao];
    if (passo) void passo(alvo, nomeDoProcesso(alvo));
    else setAberta({ acao, alvo });
  };

  const dialog = ({ acao, alvo }: { acao: Acao; alvo: Alvo }) => {
    if (acao === 'evento') return <NovoEvento processo={alvo} onClose={close} />;
    if (acao === 'manifestar') return <Manifestar processo={alvo} onClose={close} />;
    if (acao === 'comentar') return <Comentar processo={alvo} onClose={close} />;
    return <Historico id={alvo.id} name={nomeDoProcesso(alvo)} read={api.processos.history} onClose={close} />;
  };
  return {
    entries: (alvo) => {
      const { pode, situacao } = alvo;
      const fechado = situacao === 'Encerrado';
      const acts = [
        ...entrada(
          messages.novoEvento,
          <IconGavel size={SIZE} aria-hidden />,
          () => open('evento', alvo),
          pode.registrar,
        ),
        ...entrada(
          messages.manifestar,
          <IconFlag size={SIZE} aria-hidden />,
          () => open('manifestar', alvo),
          pode.manifestar,
        ),
        ...entrada(
          messages.comentar,
          <IconMessage size={SIZE} aria-hidden />,
          () => open('comentar', alvo),
          pode.registrar,
        ),
        ...entrada(
          messages.enviar,
          <IconSend size={SIZE} aria-hidden />,
          () => open('enviar', alvo),
          pode.enviarManifestacao,
        ),
        ...entrada('Editar', <IconPencil size={SIZE} aria-hidden />, () => onEdit(alvo), pode.editar),
        ...(fechado
          ? entrada('Reabrir', <IconArrowBackUp size={SIZE} aria-hidden />, () => open('reabrir', alvo), pode.reabrir)
          : entrada(
              'Encerrar',
              <IconCircleCheck size={SIZE} aria-hidden />,
              () => open('encerrar', alvo),
              pode.encerrar,
            )),
      ];
      if (acts.length === 0) return [];
      return [
        ...acts,
        { label: 'Histórico', icon: <IconHistory size={SIZE} aria-hidden />, onSelect: () => open('historico', alvo) },
        ...entrada('Excluir', <IconTrash size={SIZE} aria-hidden />, () => open('excluir', alvo), pode.excluir).map(
          (one) => ({
            ...one,
            danger: true,
            divided: true,
          }),
        ),
      ];
    },
    open,
    dialogs: <Suspense fallback={null}>{aberta && dialog(aberta)}</Suspense>,
  };
}
