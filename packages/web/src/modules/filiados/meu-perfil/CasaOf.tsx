import { rotuloMatricula } from '@sede/domain/modules/filiados/filiados';
import type { Perfil } from '@sede/domain/modules/filiados/meu-perfil';
import { CasaTag } from '../filiados/index.ts';

/** 'Senado · Matrícula 24871' */
export function CasaOf({ filiado: { empresa, matricula } }: { filiado: Perfil }) {
  return (
    <>
      <CasaTag casa={empresa} />
      <span>
        {rotuloMatricula(empresa)} {matricula}
      </span>
    </>
  );
}
