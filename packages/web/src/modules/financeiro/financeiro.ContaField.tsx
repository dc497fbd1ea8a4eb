import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { orpc } from '#platform/api/index.ts';
import { type FieldProps, RecordPicker } from '#platform/ui/form.ts';
import type { RecordOption } from '#platform/ui/index.ts';
import { contasSource } from './contas-bancarias/index.ts';

/** Whether there is an account to choose: without any, a settlement is as it was. */
export function useTemContas(): boolean {
  const { data } = useQuery(orpc.contasBancarias.options.queryOptions({ input: {} }));
  return (data?.itens.length ?? 0) > 0;
}

export interface ContaFieldProps extends FieldProps<string | null> {
  onPick?: (option: RecordOption | null) => void;
}

/** The bank account of a settlement or a credit; nothing where there are no accounts. */
export function ContaField(props: ContaFieldProps) {
  const tem = useTemContas();
  if (!tem && props.value === null) return null;
  return <RecordPicker {...props} source={contasSource} placeholder="Escolha a conta" required={false} />;
}

interface PagamentoDaConta {
  idContaLiquidacao: string | null;
  bancoLiquidacao: string;
}
interface FormDoPagamento {
  values: PagamentoDaConta;
  field: (name: 'idContaLiquidacao') => ContaFieldProps;
  setMany: (values: Partial<PagamentoDaConta>) => void;
}

/** The account that a payment leaves: its name is the bank's, where the person has written no other. */
export function ContaDoPagamento({ form, span }: { form: FormDoPagamento; span: ContaFieldProps['span'] }) {
  const sugerido = useRef('');
  const { bancoLiquidacao } = form.values;
  return (
    <ContaField
      {...form.field('idContaLiquidacao')}
      span={span}
      onPick={(option) => {
        const livre = bancoLiquidacao === '' || bancoLiquidacao === sugerido.current;
        sugerido.current = option?.label ?? '';
        form.setMany({
          idContaLiquidacao: option?.value ?? null,
          ...(livre ? { bancoLiquidacao: sugerido.current.slice(0, 80) } : {}),
        });
      }}
    />
  );
}
