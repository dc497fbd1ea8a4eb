import { formatCpfCnpj } from '@sede/domain/kernel';
import { BENEFICIARIO_FIELDS, beneficiariosMessages } from '@sede/domain/modules/financeiro/beneficiarios';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate, useLocation } from '#platform/routing/index.ts';
import { RecordListPage, registerOperations, useListState } from '#platform/ui/index.ts';
import { beneficiarioColumns } from './beneficiario.columns.tsx';
import { CADASTRAR } from './beneficiarios.actions.ts';
import { beneficiariosList } from './beneficiarios.list.ts';
import { beneficiarioPath } from './beneficiarios.paths.ts';

const Create = lazy(() => import('./BeneficiarioForm.tsx').then((m) => ({ default: m.CreateBeneficiario })));
const Edit = lazy(() => import('./BeneficiarioForm.tsx').then((m) => ({ default: m.EditBeneficiario })));

/** '/financial/beneficiarios'. Source: spec 1 §2.9, §6.3. */
export function BeneficiariosPage() {
  const { search } = useLocation();
  const list = useListState(beneficiariosList);
  const query = useQuery(
    orpc.beneficiarios.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
  );
  return (
    <RecordListPage
      area="beneficiarios"
      title="Beneficiários"
      list={list}
      query={query}
      operations={registerOperations(orpc.beneficiarios, beneficiariosMessages)}
      count={{ one: 'beneficiário', many: 'beneficiários' }}
      columns={beneficiarioColumns}
      nameOf={(row) => row.nomeBeneficiario}
      describe={(row) => `${row.nomeBeneficiario} · ${formatCpfCnpj(row.cpfCnpj)}`}
      specs={BENEFICIARIO_FIELDS}
      view={{ pageHref: ({ id }) => beneficiarioPath(id) }}
      onOpen={({ id }) => navigate(`${beneficiarioPath(id)}${search}`)}
      createLabel={CADASTRAR}
      Create={Create}
      Edit={Edit}
      empty="Aqui ficam as pessoas e empresas a quem o sindicato paga. Toda despesa precisa de um beneficiário."
    />
  );
}
