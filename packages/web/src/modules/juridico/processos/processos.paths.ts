/** Addresses of cases. Source: spec 3 §2.1; decisions-legal (Cases: a case is a page). */
import type { TipoDeProcesso } from '@sede/domain/modules/juridico/processos';

export const PROCESSOS = '/juridico/processos';
export const PROCESSOS_DO_ESCRITORIO = '/escritorio';
export const MEUS_PROCESSOS = '/filiado/processos';
export const processoPath = (id: string): string => `${PROCESSOS}/${id}`;

/** The parameter of the list that opens the drawer of a new case, and what it says: 'judicial'. */
export const NOVO = 'novo';
export const novoDe = (tipo: TipoDeProcesso): string => tipo.toLowerCase();
/** The list with the drawer of a new case of this kind. */
export const novoProcessoPath = (tipo: TipoDeProcesso): string => `${PROCESSOS}?${NOVO}=${novoDe(tipo)}`;

/** The page of an appointment, which stands beside cases. */
export const atendimentoPath = (id: string): string => `/juridico/atendimentos/${id}`;
