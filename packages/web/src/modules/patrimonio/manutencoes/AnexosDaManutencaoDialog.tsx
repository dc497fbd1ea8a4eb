import { MANUTENCOES_FILE_RULE, manutencoesMotivos } from '@sede/domain/modules/patrimonio/manutencoes';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { AnexosDialog } from '../patrimonio.AnexosDialog.tsx';

export function AnexosDaManutencaoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(orpc.manutencoes.get.queryOptions({ input: { id } }));
  const { mutateAsync: remover } = useSubmit(orpc.manutencoes.removerAnexo);
  const pode = query.data && manutencoesMotivos.texto(query.data.pode.editar) === undefined;
  return (
    <AnexosDialog
      rule={MANUTENCOES_FILE_RULE}
      query={query}
      remover={pode ? (anexo) => remover({ id, anexo }) : undefined}
      onClose={onClose}
    />
  );
}
