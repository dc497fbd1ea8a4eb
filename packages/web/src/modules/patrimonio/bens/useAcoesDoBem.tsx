import {
  type Bem,
  bensMotivos,
  isFinal,
  bensMessages as messages,
  nomeDoBem,
} from '@sede/domain/modules/patrimonio/bens';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import { type Alvo, type ClearSelection, confirm, type MenuEntry, notify, RecordGate } from '#platform/ui/index.ts';
import { RegistrarRetorno, RegistrarSaida } from '../fluxos/index.ts';
import { CadastrarManutencao, EncerrarManutencao } from '../manutencoes/index.ts';

const Dialogs = () => import('./BemDialogs.tsx');
const Alocar = lazy(() => Dialogs().then((m) => ({ default: m.AlocarDialog })));
const Descartar = lazy(() => Dialogs().then((m) => ({ default: m.DescartarDialog })));
const Anexos = lazy(() => Dialogs().then((m) => ({ default: m.AnexosDoBemDialog })));
const Etiquetas = lazy(() => import('./EtiquetasDialog.tsx').then((m) => ({ default: m.EtiquetasDialog })));
const Historico = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

type Aberta =
  | { tipo: 'saida'; bens: readonly Bem[]; clear?: ClearSelection }
  | { tipo: 'alocar'; alvo: Alvo<Bem>; clear?: ClearSelection }
  | { tipo: 'etiquetas'; alvo: Alvo<Bem> }
  | { tipo: 'retorno' | 'fim' | 'anexos'; id: string }
  | { tipo: 'manutencao' | 'descartar' | 'historico'; bem: Bem };

export interface AcoesDoBem {
  entries: (bem: Bem) => MenuEntry[];
  abrir: (aberta: Aberta) => void;
  /** What the open movement asks for next: its return, else an exit. */
  movimento: (bem: Bem) => MenuEntry;
  dialogs: ReactNode;
}

/**
 * What is done with an asset, on the list, in its panel and with many at once.
 * Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Assets).
 */
export function useAcoesDoBem(): AcoesDoBem {
  const [aberta, setAberta] = useState<Aberta | null>(null);
  const { mutateAsync: desfazer } = useSubmit(orpc.bens.desfazerDescarte);
  const { mutateAsync: excluir } = useSubmit(orpc.bens.remove);
  const close = () => setAberta(null);

  const desfazerDescarte = async (bem: Bem) => {
    const { id, versao, situacaoBase } = bem;
    const { confirmed } = await confirm({
      title: rotuloDeDesfazer(situacaoBase),
      details: [nomeDoBem(bem)],
      confirmLabel: 'Desfazer',
      reasonLabel: 'Motivo',
      run: (motivo) => desfazer({ id, versao, motivo }),
    });
    if (confirmed) notify.success(messages.descarteDesfeito);
  };
  const remover = async (bem: Bem) => {
    const { id, versao } = bem;
    const { confirmed } = await confirm({
      title: 'Excluir bem',
      message: messages.confirmaExcluir(nomeDoBem(bem)),
      confirmLabel: 'Excluir',
      reasonLabel: 'Motivo',
      danger: true,
      run: (motivo) => excluir({ id, versao, motivo }),
    });
    if (confirmed) notify.success(messages.excluido);
  };

  const movimento = (bem: Bem): MenuEntry =>
    bem.saidaAberta
      ? { label: 'Registrar retorno', onSelect: () => setAberta({ tipo: 'retorno', id: bem.saidaAberta?.id ?? '' }) }
      : {
          label: 'Registrar saída',
          onSelect: () => setAberta({ tipo: 'saida', bens: [bem] }),
          disabledReason: bensMotivos.texto(bem.pode.sair),
        };
  const manutencao = (bem: Bem): MenuEntry =>
    bem.manutencaoAberta
      ? {
          label: 'Retorno da manutenção',
          onSelect: () => setAberta({ tipo: 'fim', id: bem.manutencaoAberta?.id ?? '' }),
        }
      : {
          label: messages.registrarManutencao,
          onSelect: () => setAberta({ tipo: 'manutencao', bem }),
          disabledReason: bensMotivos.texto(bem.pode.manter),
        };
  const fim = (bem: Bem): MenuEntry =>
    isFinal(bem.situacaoBase)
      ? {
          label: rotuloDeDesfazer(bem.situacaoBase),
          divided: true,
          onSelect: () => void desfazerDescarte(bem),
          disabledReason: bensMotivos.texto(bem.pode.desfazerDescarte),
        }
      : {
          label: bem.classe === 'predial' ? 'Registrar devolução' : 'Descartar',
          divided: true,
          onSelect: () => setAberta({ tipo: 'descartar', bem }),
          disabledReason: bensMotivos.texto(bem.pode.descartar),
        };

  return {
    abrir: setAberta,
    movimento,
    entries: (bem) => [
      movimento(bem),
      manutencao(bem),
      {
        label: 'Alocar',
        onSelect: () => setAberta({ tipo: 'alocar', alvo: [bem] }),
        disabledReason: bensMotivos.texto(bem.pode.alocar),
      },
      ...(bem.arquivos > 0
        ? [{ label: 'Ver anexos', onSelect: () => setAberta({ tipo: 'anexos' as const, id: bem.id }) }]
        : []),
      ...(isFinal(bem.situacaoBase)
        ? []
        : [{ label: messages.etiqueta, onSelect: () => setAberta({ tipo: 'etiquetas' as const, alvo: [bem] }) }]),
      { label: 'Histórico de edições', onSelect: () => setAberta({ tipo: 'historico', bem }) },
      fim(bem),
      {
        label: 'Excluir',
        danger: true,
        onSelect: () => void remover(bem),
        disabledReason: bensMotivos.texto(bem.pode.excluir),
      },
    ],
    dialogs: aberta && (
      <Suspense fallback={null}>
        {aberta.tipo === 'saida' && (
          <RegistrarSaida bens={aberta.bens} onSaved={() => aberta.clear?.()} onClose={close} />
        )}
        {aberta.tipo === 'alocar' && <Alocar alvo={aberta.alvo} clear={aberta.clear} onClose={close} />}
        {aberta.tipo === 'etiquetas' && <Etiquetas alvo={aberta.alvo} onClose={close} />}
        {aberta.tipo === 'descartar' && <Descartar bem={aberta.bem} onClose={close} />}
        {aberta.tipo === 'manutencao' && <CadastrarManutencao bem={aberta.bem} onClose={close} />}
        {aberta.tipo === 'anexos' && <Anexos id={aberta.id} onClose={close} />}
        {aberta.tipo === 'retorno' && (
          <RecordGate id={aberta.id} read={api.fluxos.get} onFailed={close}>
            {(fluxo) => <RegistrarRetorno fluxo={fluxo} onClose={close} />}
          </RecordGate>
        )}
        {aberta.tipo === 'fim' && (
          <RecordGate id={aberta.id} read={api.manutencoes.get} onFailed={close}>
            {(record) => <EncerrarManutencao manutencao={record} onClose={close} />}
          </RecordGate>
        )}
        {aberta.tipo === 'historico' && (
          <Historico id={aberta.bem.id} name={nomeDoBem(aberta.bem)} read={api.bens.history} onClose={close} />
        )}
      </Suspense>
    ),
  };
}

const rotuloDeDesfazer = (situacao: Bem['situacaoBase']): string =>
  situacao === 'Devolvido' ? 'Desfazer devolução' : 'Desfazer descarte';
