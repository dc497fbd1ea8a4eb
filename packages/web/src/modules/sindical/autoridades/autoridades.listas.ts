/**
 * Parties and religions as staff set them: forms offer what is in use, filters also what only old profiles have.
 * Cached for an hour. Source: decisions §3; decisions-sindical-contratos-patrimonio (Authorities, Settings).
 */
import type { Listas } from '@sede/domain/modules/sistema/configuracoes';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';

const NENHUMA: readonly string[] = [];
type Lista = 'partidos' | 'religioes';

const emUso =
  (lista: Lista) =>
  ({ habilitadas }: Listas) =>
    habilitadas[lista] ?? NENHUMA;
const SELECT = { partidos: emUso('partidos'), religioes: emUso('religioes') };
const todosOsPartidos = ({ habilitadas, desabilitadas }: Listas): readonly string[] =>
  [...new Set([...(habilitadas.partidos ?? []), ...(desabilitadas.partidos ?? [])])].toSorted((a, b) =>
    a.localeCompare(b, 'pt-BR'),
  );

const query = () => ({ ...orpc.configuracoes.listas.queryOptions({ input: {} }), staleTime: 3_600_000 });

export const useLista = (lista: Lista): readonly string[] =>
  useQuery({ ...query(), select: SELECT[lista] }).data ?? NENHUMA;
export const useTodosOsPartidos = (): readonly string[] =>
  useQuery({ ...query(), select: todosOsPartidos }).data ?? NENHUMA;
