import { PERFIL_FIELDS, type Perfil } from '@sede/domain/modules/filiados/meu-perfil';
import { Dados } from './Dados.tsx';

/** The nine fields, read-only. */
export function PerfilLido({ filiado }: { filiado: Perfil }) {
  return <Dados fields={PERFIL_FIELDS} values={filiado} />;
}
