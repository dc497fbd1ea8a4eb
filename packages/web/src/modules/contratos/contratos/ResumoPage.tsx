import { Button } from '@mantine/core';
import { contratosMessages as messages } from '@sede/domain/modules/contratos/contratos';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link, navigate } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { Reading } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import classes from './contratos.module.css';
import { CONTRATOS } from './contratos.paths.ts';

/** '/gestao-de-contratos': three counts, each of which opens the list. Source: spec 3 §2.12. */
export function ResumoPage() {
  const query = useQuery(orpc.contratos.resumo.queryOptions({ input: {}, meta: { modulos: ['documentos'] } }));
  const mayEdit = useCan('contratos.editar');
  return (
    <>
      <PageHeader title={messages.resumo}>
        <SectionBar />
        {mayEdit && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => void navigate(`${CONTRATOS}?registro=novo`)}
          >
            {messages.novo}
          </Button>
        )}
      </PageHeader>
      <Reading query={query}>
        {({ vigentes, encerrados, todos }) => (
          <ul className={classes.resumo}>
            {(
              [
                ['Vigentes/Válidos', vigentes, '?situacao=Vigente'],
                ['Encerrados/Arquivados', encerrados, '?situacao=Encerrado'],
                ['Todos os contratos/documentos', todos, ''],
              ] as const
            ).map(([rotulo, total, busca]) => (
              <li key={rotulo}>
                <Link to={`${CONTRATOS}${busca}`} className={`card ${classes.cartao}`}>
                  <span className={classes.rotulo}>{rotulo}</span>
                  <span className={classes.numero}>{total.toLocaleString('pt-BR')}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Reading>
    </>
  );
}
