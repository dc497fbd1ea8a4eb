import { LARGURA_ESTREITA, type PaginaFiliacao } from '@sede/domain/modules/filiados/pedidos-filiacao';
import { lazy, Suspense } from 'react';
import { PublicButton, PublicFailure, PublicPage, usePublicRead } from '#platform/public/index.ts';
import { mediaStore } from '#platform/ui/text/media.ts';
import { Enviado } from './Enviado.tsx';
import { FormularioFiliacao } from './FormularioFiliacao.tsx';
import classes from './filiacao.module.css';
import { useFormulario } from './useFormulario.ts';

// A phone shows the form alone and does not load it.
const Divulgacao = lazy(() => import('./Divulgacao.tsx').then((m) => ({ default: m.Divulgacao })));

const { use: useIsWide } = mediaStore(`(min-width: ${LARGURA_ESTREITA + 1}px)`);

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
  const { read, again } = usePublicRead<PaginaFiliacao>('/api/filiacao');
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
