import type { Beneficiario } from '@sede/domain/modules/financeiro/beneficiarios';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { FormNotice } from '#platform/ui/form.ts';
import { beneficiarioPath } from './beneficiarios.paths.ts';

/** Another record has this document: payments to one person may stand under two names. Source: decisions §7 (Beneficiary). */
export function Repetidos({ registro: { id, cpfCnpj } }: { registro: Beneficiario }) {
  const { data } = useQuery(
    orpc.beneficiarios.options.queryOptions({ input: { busca: cpfCnpj, desabilitados: true } }),
  );
  const outros = data?.itens.filter((one) => one.cpfCnpj === cpfCnpj && one.id !== id) ?? [];
  const [outro] = outros;
  if (!outro) return null;
  return (
    <FormNotice>
      Este CPF/CNPJ também está cadastrado para <Link to={beneficiarioPath(outro.id)}>{outro.nome}</Link>.
    </FormNotice>
  );
}
