import { OUTROS_DADOS, type Perfil } from '@sede/domain/modules/filiados/meu-perfil';
import { Dados } from './Dados.tsx';
import classes from './meu-perfil.module.css';

/** What the record says besides, closed until it is asked for: it is long, and seldom read. */
export function OutrosDados({ filiado }: { filiado: Perfil }) {
  return (
    <details className={`card ${classes.outros}`}>
      <summary>Outros dados da ficha</summary>
      <Dados fields={OUTROS_DADOS} values={filiado} />
    </details>
  );
}
