import { nomeProprio } from '@sede/domain/kernel';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { type Consulta, verificadorMessages as texts } from '@sede/domain/modules/filiados/verificador';
import { IconAlertTriangle, IconUser, IconUserOff, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSession } from '#platform/session/index.ts';
import classes from './verificador.module.css';

interface AchadoProps {
  titulo: string;
  icon: ReactNode;
  nome: string;
  detalhe?: string | undefined;
  aviso: string | null;
}

function Achado({ titulo, icon, nome, detalhe, aviso }: AchadoProps) {
  return (
    <section className={`card ${classes.achado}`} data-tone={aviso ? 'wait' : 'ok'} aria-label={titulo}>
      <h2>
        {icon} {titulo}
      </h2>
      <p className={classes.nome}>{nomeProprio(nome)}</p>
      {detalhe && <p className={classes.detalhe}>{detalhe}</p>}
      {aviso && (
        <p className={classes.aviso}>
          <IconAlertTriangle size={18} aria-hidden /> {aviso}
        </p>
      )}
    </section>
  );
}

/** Whose the CPF is: as a member, as a dependent, both, or nobody's. */
export function Resultado({ consulta: { filiado, dependente } }: { consulta: Consulta }) {
  const { marca } = useSession().sindicato;
  if (!filiado && !dependente) {
    return (
      <section className={`card ${classes.achado}`} data-tone="neutro">
        <h2>
          <IconUserOff size={20} aria-hidden /> {texts.ninguem}
        </h2>
      </section>
    );
  }
  return (
    <>
      {filiado && (
        <Achado
          titulo={texts.filiado}
          icon={<IconUser size={20} aria-hidden />}
          nome={filiado.nome}
          detalhe={ROTULO_CASA[filiado.casa]}
          aviso={filiado.inativo ? texts.inativo(marca) : null}
        />
      )}
      {dependente && (
        <Achado
          titulo={texts.dependente}
          icon={<IconUsers size={20} aria-hidden />}
          nome={dependente.nome}
          aviso={dependente.titularInativo ? texts.titularInativo(marca) : null}
        />
      )}
    </>
  );
}
