import { Button } from '@mantine/core';
import { contratosMessages as messages } from '@sede/domain/modules/contratos/contratos';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { CountCards, CountLink, Reading } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
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
          <CountCards>
            <CountLink label="Vigentes/Válidos" total={vigentes} to={`${CONTRATOS}?situacao=Vigente`} />
            <CountLink label="Encerrados/Arquivados" total={encerrados} to={`${CONTRATOS}?situacao=Encerrado`} />
            <CountLink label="Todos os contratos/documentos" total={todos} to={CONTRATOS} />
          </CountCards>
        )}
      </Reading>
    </>
  );
}
