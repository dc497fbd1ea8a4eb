import { Button } from '@mantine/core';
import { isCpf } from '@sede/domain/kernel';
import { CADASTROS, filiadosErrors, filiadosMessages as messages } from '@sede/domain/modules/filiados/filiados';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { FormNotice } from '#platform/ui/form.ts';
import { filiadoPath } from './filiados.paths.ts';

/** 'CPF já cadastrado: …' as soon as it is whole, with the ways to the record. Source: decisions-members (Create). */
export function CpfConhecido({ cpf }: { cpf: string }) {
  const mayFiliar = useCan('filiados.filiar');
  const { data } = useQuery({
    ...orpc.filiados.porCpf.queryOptions({ input: { cpf } }),
    enabled: isCpf(cpf),
  });
  const filiado = isCpf(cpf) ? data?.filiado : null;
  if (!filiado) return null;
  const { id, nome, cadastro } = filiado;
  const rotulo = CADASTROS.find(({ valor }) => valor === cadastro)?.rotulo ?? cadastro;
  const open = (also: string) => void navigate(`${filiadoPath(id)}${also}`);
  return (
    <FormNotice
      actions={
        <>
          <Button variant="default" size="xs" onClick={() => open('')}>
            {messages.abrirFicha}
          </Button>
          {cadastro === 'INATIVO' && mayFiliar && (
            <Button variant="default" size="xs" onClick={() => open('?acao=filiar')}>
              {messages.filiarNovamente}
            </Button>
          )}
        </>
      }
    >
      {filiadosErrors.cpf_cadastrado({ values: { nome, cadastro: rotulo } }).message}
    </FormNotice>
  );
}
