import {
  type ContratoListado,
  contratosMotivos,
  contratosMessages as messages,
} from '@sede/domain/modules/contratos/contratos';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import { setSearch } from '#platform/routing/index.ts';
import { confirm, type MenuEntry, notify, RecordGate } from '#platform/ui/index.ts';
import { nomeDoContrato } from './contrato.columns.tsx';

const Dialogs = () => import('./ContratoDialogs.tsx');
const Anotar = lazy(() => Dialogs().then((m) => ({ default: m.AnotarDialog })));
const Aditar = lazy(() => Dialogs().then((m) => ({ default: m.AditarDialog })));
const Form = () => import('./ContratoForm.tsx');
const Detalhe = lazy(() => Form().then((m) => ({ default: m.EditContrato })));
const Copiar = lazy(() => Form().then((m) => ({ default: m.CreateContrato })));
const Arquivos = lazy(() => import('./ArquivosDoContrato.tsx').then((m) => ({ default: m.ArquivosDialog })));

export type Alvo = Pick<
  ContratoListado,
  | 'id'
  | 'versao'
  | 'nome'
  | 'numeroContrato'
  | 'situacao'
  | 'tipoObjeto'
  | 'dataFim'
  | 'valorTotal'
  | 'despesas'
  | 'receitas'
  | 'pode'
>;
type Aberta = { acao: 'anotar' | 'aditar' | 'renovar' | 'copiar' | 'arquivos' | 'detalhe'; alvo: Alvo };

export interface AcoesDoContrato {
  entries: (alvo: Alvo) => MenuEntry[];
  /** Those of whoever reads it. */
  leitura: (alvo: Alvo) => MenuEntry[];
  alternar: (alvo: Alvo) => void;
  /** By an aditivo, or a new one made of it; where there can be no aditivo, by a new one. */
  renovar: (alvo: Alvo) => void;
  open: (acao: Aberta['acao'], alvo: Alvo) => void;
  dialogs: ReactNode;
}

type Motivo = Alvo['pode'][keyof Alvo['pode']];
/** For whoever only reads, and for what the kind has not, there is no entry at all. */
export const isSemEntrada = (motivo: Motivo): boolean =>
  (['so_consulta', 'so_contrato'] as const).some((um) => contratosMotivos.texto(um) === contratosMotivos.texto(motivo));

/** The panel at that part of it, whichever stands in sight first on the page. */
const lerParte = (id: string, aba: 'observacoes' | 'despesas' | 'receitas') =>
  setSearch((now) => ({ ...now, registro: id, aba }));

/** What is done with a contract, on the list and in its panel, with the questions and notices of the text. Source: spec 3 §2.12, §4, §8. */
export function useAcoesDoContrato(): AcoesDoContrato {
  const [aberta, setAberta] = useState<Aberta | null>(null);
  const { mutateAsync: encerrar } = useSubmit(orpc.contratos.encerrar, { readsFirst: true });
  const { mutateAsync: reabrir } = useSubmit(orpc.contratos.reabrir, { readsFirst: true });
  const { mutateAsync: excluir } = useSubmit(orpc.contratos.excluir);
  const close = () => setAberta(null);
  const open = (acao: Aberta['acao'], alvo: Alvo) => setAberta({ acao, alvo });

  const alternar = async ({ id, versao, numeroContrato, nome, situacao, dataFim }: Alvo) => {
    const fecha = situacao === 'Vigente';
    const numero = numeroContrato ?? nome;
    // As it stands now: the row may have been read long ago, and does not tell it.
    const aberto = fecha ? messages.aindaAberto(await api.contratos.get({ id })) : null;
    const { confirmed } = await confirm({
      title: fecha ? 'Encerrar contrato' : 'Cancelar encerramento',
      message: fecha
        ? [messages.confirmaEncerrar(numero), aberto].filter((um) => um !== null).join(' ')
        : messages.confirmaReabrir(numero),
      confirmLabel: fecha ? 'Encerrar' : 'Cancelar encerramento',
      run: async () => {
        const { vigente } = await (fecha ? encerrar : reabrir)({ id, versao });
        notify.success(messages.salvo(numero, fecha ? 'Encerrado' : 'Vigente'));
        if (!fecha && !vigente && dataFim) notify({ message: messages.reabertoVencido(dataFim) });
      },
    });
    if (confirmed) close();
  };
  const remover = async ({ id, versao, ...alvo }: Alvo) => {
    const { confirmed } = await confirm({
      ...{
        title: 'Excluir contrato',
        message: messages.confirmaExcluir(nomeDoContrato(alvo)),
        confirmLabel: 'Excluir',
      },
      danger: true,
      run: () => excluir({ id, versao }),
    });
    if (confirmed) notify.success(messages.excluido);
  };

  /** The text's 'Detalhamento'. */
  const abrirLigadas = ({ id, despesas, receitas }: Alvo) => {
    if (despesas + receitas === 0) notify({ message: messages.semVinculos });
    else lerParte(id, despesas > 0 ? 'despesas' : 'receitas');
  };
  const leitura = (alvo: Alvo): MenuEntry[] => [
    { label: 'Ver arquivos', onSelect: () => open('arquivos', alvo) },
    { label: 'Receitas e despesas', onSelect: () => abrirLigadas(alvo) },
    { label: 'Observações e histórico', onSelect: () => lerParte(alvo.id, 'observacoes') },
  ];

  const entrada = (label: string, motivo: Motivo, onSelect: () => void): MenuEntry[] =>
    isSemEntrada(motivo) ? [] : [{ label, onSelect, disabledReason: contratosMotivos.texto(motivo) }];
  return {
    entries: (alvo) => {
      const { pode, situacao } = alvo;
      return [
        // The same form, every field closed, for whoever reads and for what is closed.
        ...(pode.editar === undefined ? [] : [{ label: 'Detalhe', onSelect: () => open('detalhe', alvo) }]),
        ...entrada('Acrescentar observação', pode.anotar, () => open('anotar', alvo)),
        ...entrada('Aditivo', pode.aditar, () => open('aditar', alvo)),
        ...(situacao === 'Vigente'
          ? entrada('Encerrar', pode.encerrar, () => void alternar(alvo).catch(notify.error))
          : entrada('Cancelar encerramento', pode.reabrir, () => void alternar(alvo).catch(notify.error))),
        ...leitura(alvo),
        ...entrada('Excluir', pode.excluir, () => void remover(alvo)).map((um) => ({
          ...um,
          danger: true,
          divided: true,
        })),
      ];
    },
    leitura,
    alternar: (alvo) => void alternar(alvo).catch(notify.error),
    renovar: (alvo) => open(alvo.pode.aditar === undefined ? 'renovar' : 'copiar', alvo),
    open,
    dialogs: aberta && (
      <Suspense fallback={null}>
        {aberta.acao === 'anotar' && <Anotar contrato={aberta.alvo} onClose={close} />}
        {aberta.acao === 'aditar' && <Aditar contrato={aberta.alvo} onClose={close} />}
        {aberta.acao === 'renovar' && (
          <Aditar contrato={aberta.alvo} onCopiar={() => open('copiar', aberta.alvo)} onClose={close} />
        )}
        {aberta.acao === 'copiar' && (
          <RecordGate id={aberta.alvo.id} read={api.contratos.get} onFailed={close}>
            {(anterior) => <Copiar anterior={anterior} onClose={close} />}
          </RecordGate>
        )}
        {aberta.acao === 'detalhe' && (
          <RecordGate id={aberta.alvo.id} read={api.contratos.get} onFailed={close}>
            {(record) => <Detalhe record={record} onClose={close} />}
          </RecordGate>
        )}
        {aberta.acao === 'arquivos' && (
          <Arquivos id={aberta.alvo.id} nome={nomeDoContrato(aberta.alvo)} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
