/**
 * A spreadsheet of interactions on its way: sent, previewed with the form's values, imported behind the screens, told when done.
 *
 * Source: spec 2 §2, §8; decisions-members (Interactions: Import).
 */
import {
  type ImportacaoDeInteracoes,
  importacoesInteracaoMessages as messages,
  type PreviaDaImportacao,
} from '@sede/domain/modules/comunicacao/importacoes-interacao';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invalidateModules, orpc, useSubmit } from '#platform/api/index.ts';
import { useSending } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

const PATH = '/api/importacoes-interacao';
/** Besides the live events, which tell it too. */
const ASK_MS = 2000;

export interface ValoresDaImportacao {
  itemId: string;
  dia: string;
  hora: string;
  descricao: string;
  classificacao: 'Interna' | 'Externa';
}

export function useImportacao(onDone: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<{ file: File; importacao: ImportacaoDeInteracoes } | null>(null);
  const [previa, setPrevia] = useState<PreviaDaImportacao | null>(null);
  const [andando, setAndando] = useState<string | null>(null);
  const { send, trying: attempt, busy, falha, setFalha } = useSending();
  const prever = useSubmit(orpc.importacoesInteracao.prever);
  const importar = useSubmit(orpc.importacoesInteracao.importar);

  const running = useQuery({
    ...orpc.importacoesInteracao.get.queryOptions({ input: { id: andando ?? '' } }),
    enabled: andando !== null,
    refetchInterval: ASK_MS,
  });
  const estado = andando === null ? undefined : running.data?.estado;
  useEffect(() => {
    if (estado === 'concluida') {
      notify.success(messages.sucesso);
      void invalidateModules(['interacoes', 'importacoesInteracao', 'filiados']);
      onDone();
    }
    if (estado === 'falhou') {
      notify.error(messages.erro);
      setAndando(null);
    }
  }, [estado, onDone]);

  const trying = (work: () => Promise<void>) => attempt(work, () => notify.error(messages.erro));
  const chosen = (linhas: ReadonlyMap<number, string>) =>
    [...linhas].map(([linha, titularId]) => ({ linha, titularId }));

  return {
    ...{ file, previa, falha, busy, importando: andando !== null },
    escolher(one: File) {
      setFile(one);
      setPrevia(null);
      setFalha(null);
    },
    /** What was previewed no longer holds. */
    esquecer: () => setPrevia(null),
    ver: (valores: ValoresDaImportacao, comRepetidas: boolean, titulares: ReadonlyMap<number, string>) =>
      trying(async () => {
        if (!file) return;
        const known =
          sent?.file === file
            ? (previa?.importacao ?? sent.importacao)
            : await send<ImportacaoDeInteracoes>(PATH, file);
        const seen = await prever.mutateAsync({
          ...{ id: known.id, versao: known.versao, ...valores, comRepetidas },
          titulares: chosen(titulares),
        });
        setSent({ file, importacao: seen.importacao });
        setPrevia(seen);
      }),
    importar: () =>
      trying(async () => {
        if (!previa) return;
        const { id, versao } = previa.importacao;
        await importar.mutateAsync({ id, versao });
        setAndando(id);
      }),
  };
}
