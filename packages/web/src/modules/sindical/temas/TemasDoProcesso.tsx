import { SITUACAO_DO_TEMA_ROTULOS, temaPath } from '@sede/domain/modules/sindical/temas';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { SideBox } from '#platform/ui/reading.ts';
import classes from './temas.module.css';

/** The themes that name a case, beside it; nothing where none does. Source: decisions-sindical-contratos-patrimonio (Processo). */
export function TemasDoProcesso({ processo }: { processo: string }) {
  const ve = useCan('temas.ver');
  const { data } = useQuery({ ...orpc.temas.doProcesso.queryOptions({ input: { processo } }), enabled: ve });
  if (!data || data.itens.length === 0) return null;
  return (
    <SideBox title="Temas relacionados">
      <ul className={classes.doProcesso}>
        {data.itens.map(({ id, titulo, tipoTema, situacao }) => (
          <li key={id}>
            <Link to={temaPath(id)} className={classes.titulo}>
              {titulo}
            </Link>
            <span className={classes.detalhe}>{`${tipoTema} · ${SITUACAO_DO_TEMA_ROTULOS[situacao]}`}</span>
          </li>
        ))}
      </ul>
    </SideBox>
  );
}
