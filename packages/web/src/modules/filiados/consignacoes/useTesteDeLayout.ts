/** A layout tried with a file before it is kept: nothing is written. What was tried holds as long as the layout is the same. */
import type { DefinicaoDeLayout, PreviaDoArquivo } from '@sede/domain/modules/filiados/consignacoes';
import { useState } from 'react';
import { useSending } from '#platform/ui/form.ts';

const PATH = '/api/consignacoes/layouts/testar';

export function useTesteDeLayout(definicao: DefinicaoDeLayout) {
  const layout = JSON.stringify(definicao);
  const [teste, setTeste] = useState<{ layout: string; nome: string; previa: PreviaDoArquivo } | null>(null);
  const { send, trying, busy, falha } = useSending();
  const testar = (file: File): Promise<void> =>
    trying(
      async () => {
        const previa = await send<PreviaDoArquivo>(PATH, file, { 'X-Layout': encodeURIComponent(layout) });
        setTeste({ layout, nome: file.name, previa });
      },
      () => setTeste(null),
    );
  return { testar, busy, falha, teste: teste?.layout === layout ? teste : null };
}
