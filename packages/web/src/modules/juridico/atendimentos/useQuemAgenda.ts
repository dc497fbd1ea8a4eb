/**
 * Whether the person schedules: null where the roles grant nothing of it; else why not, or null. The role that concludes always does, unasked;
 * the reading role only where the setting of the reception names the person. Source: decisions-legal (Reception, Panel).
 */
import { atendimentosErrors as errors } from '@sede/domain/modules/juridico/atendimentos';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';

export interface QuemAgenda {
  motivo: string | null;
  /** Nobody has answered yet. */
  espera: boolean;
}

export function useQuemAgenda(): QuemAgenda | null {
  const can = useCan('atendimentos.agendar');
  const gere = useCan('atendimentos.concluir');
  const { data, isLoading } = useQuery({
    ...orpc.atendimentos.quem.queryOptions({ input: {} }),
    enabled: can && !gere,
  });
  if (!can) return null;
  return { motivo: data && !data.agenda ? errors.so_consulta().message : null, espera: isLoading };
}
