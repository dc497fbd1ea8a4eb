import { meuPerfilMessages as texts } from '@sede/domain/modules/filiados/meu-perfil';
import { useState } from 'react';
import { api } from '#platform/api/index.ts';
import { Acessos } from '../filiados/index.ts';
import classes from './meu-perfil.module.css';

/** What the staff did with the member's data, without names; read when it is opened. Source: decisions-members (LGPD). */
export function MeusAcessos() {
  const [open, setOpen] = useState(false);
  return (
    <details className={`card ${classes.outros}`} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.acessos}</summary>
      <div className={classes.acessos}>
        {open && <Acessos chave={['meuPerfil', 'meus']} read={(pagina) => api.meuPerfil.acessos({ pagina })} />}
      </div>
    </details>
  );
}
