import { blocosDe } from '@sede/domain/modules/sistema/publico';
import { PublicButton, PublicFailure, PublicPage, usePublicRead } from '#platform/public/index.ts';
import classes from './publico.module.css';

interface Privacidade {
  texto: string;
  encarregado: string;
}

/** '/privacidade': the union's notice, as its settings have it. Source: decisions-members 'Public application'. */
export function PrivacidadePage() {
  const { read, again } = usePublicRead<Privacidade>('/api/publico/privacidade');
  return (
    <PublicPage>
      <h1>Aviso de privacidade</h1>
      {read === null && <p aria-busy="true">Carregando…</p>}
      {typeof read === 'string' && (
        <>
          <PublicFailure>{read}</PublicFailure>
          <p className={classes.again}>
            <PublicButton onClick={again}>Tentar novamente</PublicButton>
          </p>
        </>
      )}
      {read !== null && typeof read !== 'string' && (
        <div className={classes.text}>
          {blocosDe(read.texto).map(({ tipo, texto }) =>
            tipo === 'titulo' ? <h2 key={texto}>{texto}</h2> : <p key={texto}>{texto}</p>,
          )}
          <h2>Encarregado pelos dados pessoais</h2>
          <p>{read.encarregado}</p>
        </div>
      )}
    </PublicPage>
  );
}
