import { LARGURA_ESTREITA, type PaginaFiliacao } from '@sede/domain/modules/filiados/pedidos-filiacao';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { call, messageOf } from '#platform/api/plain.ts';
import { PublicButton, PublicFailure, PublicPage } from '#platform/public/index.ts';
import { Enviado } from './Enviado.tsx';
import { FormularioFiliacao } from './FormularioFiliacao.tsx';
import classes from './filiacao.module.css';
import { useFormulario } from './useFormulario.ts';

// A phone shows the form alone and does not load it.
const Divulgacao = lazy(() => import('./Divulgacao.tsx').then((m) => ({ default: m.Divulgacao })));

const wide = () => window.matchMedia(`(min-width: ${LARGURA_ESTREITA + 1}px)`);
const subscribe = (changed: () => void) => {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const useIsWide = () => useSyncExternalStore(subscribe, () => wide().matches);

function usePagina() {
  const [read, setRead] = useState<PaginaFiliacao | string | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads again
  useEffect(() => {
    call<PaginaFiliacao>('GET', '/api/filiacao').then(setRead, (error: unknown) => setRead(messageOf(error)));
  }, [turn]);
  const again = () => {
    setRead(null);
    setTurn(turn + 1);
  };
  return { read, again };
}

function toForm() {
  document.getElementById('formulario')?.scrollIntoView({ behavior: 'smooth' });
}

function Aberta({ pagina }: { pagina: PaginaFiliacao }) {
  const aberto = useFormulario();
  const isWide = useIsWide();
  if (aberto.enviado) {
    return (
      <PublicPage>
        <Enviado pedido={aberto.enviado} />
      </PublicPage>
    );
  }
  const nav = isWide && (
    <nav className={classes.nav} aria-label="Nesta página">
      <a href="#beneficios">Benefícios</a>
      <a href="#custo">Quanto custa</a>
      <PublicButton primary onClick={toForm}>
        Filie-se
      </PublicButton>
    </nav>
  );
  return (
    <PublicPage nav={nav} wide>
      {isWide && (
        <Suspense fallback={<div className={classes.waiting} />}>
          <Divulgacao pagina={pagina} onJoin={toForm} />
        </Suspense>
      )}
      <FormularioFiliacao aberto={aberto} pagina={pagina} />
    </PublicPage>
  );
}

/** '/filiacao': what membership brings, on wide screens, and the application. Source: spec 2 §2, §9 (Public membership). */
export function FiliacaoPage() {
  const { read, again } = usePagina();
  if (read !== null && typeof read !== 'string') return <Aberta pagina={read} />;
  return (
    <PublicPage>
      <h1>Filie-se</h1>
      {read === null ? (
        <p aria-busy="true">Carregando…</p>
      ) : (
        <>
          <PublicFailure>{read}</PublicFailure>
          <p className={classes.lead}>
            <PublicButton onClick={again}>Tentar novamente</PublicButton>
          </p>
        </>
      )}
    </PublicPage>
  );
}
