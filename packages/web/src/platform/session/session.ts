/**
 * Who is signed in, as the server says (GET /api/sessao), and the two ways in which that ends.
 *
 * Nothing of it is stored in the browser: the cookie is HttpOnly, roles are read anew by the server at each request.
 * `permissoes` are what the roles grant; screens ask `useCan`, never roles. Signing out wipes caches and drafts.
 * Source: spec 1 §4.6; decisions §4, §6.
 */
import { type Permission, PREFERENCIAS_PADRAO, type Preferencias } from '@sede/domain/access';
import { queryOptions } from '@tanstack/react-query';
import { call, onStaleSession, onUnauthenticated, queryClient } from '../api/index.ts';
import { sessionEnded, signedOutReason } from './ended.ts';

export interface Usuario {
  id: string;
  nome: string;
  email: string;
  doisFatores: boolean;
}

export interface Sindicato {
  nome: string;
  sigla: string;
  telefone: string;
  email: string;
  /** External Service Desk; empty when the installation has none. */
  serviceDesk: string;
  /** What stands where the product's name would: short name, name, or 'Sede'. */
  marca: string;
  /** Three colours ('#rrggbb') of the line below the top bar; empty: the product's own. */
  cores: readonly string[];
  logo: { endereco: string; largura: number; altura: number } | null;
}

export interface ContaDemo {
  nome: string;
  email: string;
  senha: string;
  rotulo: string;
}

export interface Sessao {
  usuario: Usuario | null;
  papeis: readonly string[];
  /** Roles that count only once the second step is on. */
  papeisSuspensos: readonly string[];
  permissoes: readonly Permission[];
  /** What each list opens with for this person. */
  visoesPadrao: readonly { id: string; lista: string; nome: string; consulta: Readonly<Record<string, string>> }[];
  /** What the person has chosen about menus, keys and home page. */
  preferencias: Preferencias;
  /** Modules in which something may wait for this person. */
  pendencias: readonly string[];
  /** Of the bell, as the session was read. */
  avisosNaoLidos: number;
  /** The database has no user yet: sign-in offers 'Primeiro acesso'. */
  primeiroAcesso: boolean;
  sindicato: Sindicato;
  ambiente: 'producao' | 'desenvolvimento' | 'demonstracao';
  /** Accounts that the sign-in page of the demonstration offers. */
  demonstracao: readonly ContaDemo[] | null;
  emailConfigurado: boolean;
  /** Today in São Paulo, 'YYYY-MM-DD'. */
  hoje: string;
  /** First and last day of the finance month. */
  periodoFinanceiro: { inicio: number; fim: number };
  /** Where the live events stood before this was read; null for a stranger. */
  aoVivo: string | null;
}

const KEY = ['sessao'] as const;

/**
 * Reads the session. One that is gone while somebody was inside does not throw them out: the page stays and the dialog
 * of `sessionEnded` asks for the password. Another user (signed in from another tab) starts afresh.
 */
async function readSession(): Promise<Sessao> {
  const fresh = await call<Sessao>('GET', '/api/sessao');
  const before = currentSession();
  if (fresh.usuario) signedOutReason.set(null);
  if (!before?.usuario) return fresh;
  if (!fresh.usuario) {
    sessionEnded.set();
    return before;
  }
  if (fresh.usuario.id !== before.usuario.id) forgetUser();
  else if (fresh.papeis.join() !== before.papeis.join()) rolesChanged(fresh);
  sessionEnded.resume();
  return fresh;
}

type RolesListener = (sessao: Sessao) => void;
const rolesListeners = new Set<RolesListener>();

/** Called when the user's roles have changed while the page was open. Returns its removal. */
export function onRolesChanged(listener: RolesListener): () => void {
  rolesListeners.add(listener);
  return () => rolesListeners.delete(listener);
}

/** What was read under the old roles may show too much or too little. */
function rolesChanged(sessao: Sessao): void {
  void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== KEY[0] });
  for (const listener of rolesListeners) listener(sessao);
}

export const sessionQuery = queryOptions({
  queryKey: KEY,
  queryFn: readSession,
  // Roles may change while somebody works: looking again at the window asks again, cheaply.
  staleTime: 60_000,
  refetchOnWindowFocus: true,
});

const currentSession = (): Sessao | undefined => queryClient.getQueryData<Sessao>(KEY);

/** Reads the session again: after signing in, or when a refusal hints that roles have changed. */
export const refreshSession = (): Promise<void> => queryClient.refetchQueries({ queryKey: KEY });

// A 401 while nobody is signed in is a wrong password, not an end.
onUnauthenticated(() => {
  if (currentSession()?.usuario) sessionEnded.set();
});

onStaleSession(() => {
  // Several refusals at once cause one read only.
  if (!queryClient.isFetching({ queryKey: KEY })) void refreshSession();
});

/** Removes everything cached for the previous user except the session's own entry. */
function forgetUser(): void {
  sessionStorage.clear();
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== KEY[0] });
}

/** The user signed out: caches and drafts are wiped, the screens change to sign-in. */
function leave(): void {
  forgetUser();
  queryClient.setQueryData<Sessao>(
    KEY,
    (old) =>
      old && { ...old, usuario: null, papeis: [], permissoes: [], visoesPadrao: [], preferencias: PREFERENCIAS_PADRAO },
  );
  sessionEnded.resume();
}

/** Tells the other tabs of this browser that somebody signed in or out. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sede-sessao');
channel?.addEventListener('message', ({ data }: MessageEvent<'entrou' | { saiu: string | null }>) => {
  if (data === 'entrou') void refreshSession();
  else {
    signedOutReason.set(data.saiu);
    leave();
  }
});

/** Tells the other tabs of this browser that somebody signed in. */
export const announceSignIn = (): void => channel?.postMessage('entrou');

/** Leaves a session that the server has already ended; a reason is shown where one signs in. */
export function abandonSession(reason: string | null = null): void {
  signedOutReason.set(reason);
  leave();
  channel?.postMessage({ saiu: reason });
}

/** The live stream says that the session is over. */
export const endSession = (reason: string | null): void => (reason ? abandonSession(reason) : void refreshSession());

type LeaveQuestion = (usuarioId: string) => Promise<boolean>;
const leaveQuestions = new Set<LeaveQuestion>();

/** A module that keeps something unsent on this device asks before its person signs out. In: their id. Out: whether to sign out. */
export const askBeforeSignOut = (question: LeaveQuestion): void => void leaveQuestions.add(question);

/** Whether every module lets the person go; the first that does not ends the asking. */
export async function maySignOut(): Promise<boolean> {
  const usuario = currentSession()?.usuario;
  for (const question of usuario ? leaveQuestions : []) if (!(await question(usuario?.id ?? ''))) return false;
  return true;
}

/** Ends the session on the server, then in this browser. Errors: ApiError; the session then stays. */
export async function signOut(): Promise<void> {
  await call('POST', '/api/auth/sign-out', {});
  abandonSession();
}
