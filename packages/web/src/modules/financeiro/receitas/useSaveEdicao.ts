/**
 * Saves an edited revenue: its fields, then its files.
 *
 * Out: whether the save did nothing but attach, which has its own success and failure messages; and what is odd about its contract.
 * Source: spec 1 §8.2 ('Comprovante incluído com sucesso'); decisions §7 (Instalments).
 */
import {
  type Escopo,
  receitasMessages as messages,
  type ReceitaCompleta,
} from '@sede/domain/modules/financeiro/receitas';
import type { alterarReceitaForm } from '@sede/domain/modules/financeiro/receitas/contract';
import { useCallback, useRef } from 'react';
import type { z } from 'zod';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { changesOf, type SubmitContext, saving, useSaveWithFiles } from '#platform/ui/form.ts';

type Input = z.output<typeof alterarReceitaForm>;
type Campos = Omit<Input, 'pdfs' | 'escopo'>;

export function useSaveEdicao(record: ReceitaCompleta) {
  const { mutateAsync: update } = useSubmit(orpc.receitas.update);
  const { mutateAsync: attach } = useSubmit(orpc.receitas.anexar);
  const { mutateAsync: detach } = useSubmit(orpc.receitas.removerAnexo);
  const odd = useRef<string[]>([]);
  const save = useSaveWithFiles<Partial<Campos>, { escopo: Escopo }, { versao: number; avisos?: string[] }>(record, {
    update,
    attach,
    detach,
  });

  return useCallback(
    ({ pdfs, escopo, ...campos }: Input, context: Pick<SubmitContext, 'versao' | 'changed'>) => {
      const changes = changesOf(campos, context.changed);
      const some = Object.keys(changes).length > 0;
      const kept = record.arquivos.every(({ id }) => pdfs.some((pdf) => pdf.id === id));
      const anexou = !some && kept;
      return saving(anexou ? messages.erroComprovante : messages.erroSalvar, async () => {
        const what = { changes: some ? changes : null, files: pdfs, with: { escopo } };
        await save(what, context.versao ?? 0, ({ avisos }) => {
          if (avisos) odd.current = avisos;
        });
        return { anexou, avisos: odd.current };
      });
    },
    [record, save],
  );
}
