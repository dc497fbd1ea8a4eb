import type { Permission } from '@sede/domain/access';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Sessao, Usuario } from './session.ts';

interface SessionValue extends Sessao {
  can: (permission: Permission) => boolean;
}

const SessionContext = createContext<SessionValue | null>(null);

export function SessionProvider({ sessao, children }: { sessao: Sessao; children: ReactNode }) {
  const value = useMemo(() => {
    const granted = new Set<Permission>(sessao.permissoes);
    return { ...sessao, can: (permission: Permission) => granted.has(permission) };
  }, [sessao]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession outside of SessionProvider');
  return value;
}

/** The signed-in user; for pages that a session guards. */
export function useUser(): Usuario {
  const { usuario } = useSession();
  if (!usuario) throw new Error('useUser on a page without a session');
  return usuario;
}

/** Whether the user's roles grant the permission. The server decides; this only shows or hides. */
export const useCan = (permission: Permission): boolean => useSession().can(permission);

/** The same of one module's verbs: `useCanIn('despesas')('editar')`. A verb that the module does not have is granted to nobody. */
export function useCanIn(area: string): (verb: string) => boolean {
  const { permissoes } = useSession();
  return (verb) => permissoes.some((granted) => granted === `${area}.${verb}`);
}
