import { DateField, type FormField, IntegerField, MoneyField, SwitchField } from '#platform/ui/form.ts';

export interface Divisao {
  numeroParcelas: FormField<number | null>;
  dividirTotal: FormField<boolean>;
  /** The first day changed: days of the other instalments follow it again. */
  onFirstDay: () => void;
}

export interface ValorParceladoProps {
  valor: FormField<number | null>;
  /** The day by which the record counts. */
  dia: FormField<string | null>;
  /** 'Primeiro vencimento': the day's label where there are several. */
  first: string;
  /** Of what was paid or received already. */
  locked: boolean;
  /** How it is divided into instalments: only when registering. */
  divisao: Divisao | undefined;
}

export const inParts = (divisao: Divisao | undefined): boolean => (divisao?.numeroParcelas.value ?? 1) > 1;

/** Amount, number of instalments and day of an expense or a revenue, of one or of a group of them. */
export function ValorParcelado({ valor, dia, first, locked, divisao }: ValorParceladoProps) {
  const many = inParts(divisao);
  const each = divisao ? 'Valor da parcela' : valor.label;
  return (
    <>
      <MoneyField
        {...valor}
        label={many && divisao?.dividirTotal.value ? 'Valor total' : each}
        span={2}
        disabled={locked}
      />
      {divisao && <IntegerField {...divisao.numeroParcelas} span={2} maxDigits={3} />}
      <DateField
        {...dia}
        onChange={(day) => {
          dia.onChange(day);
          if (many) divisao?.onFirstDay();
        }}
        label={many ? first : dia.label}
        span={2}
        disabled={locked}
      />
      {many && divisao && <SwitchField {...divisao.dividirTotal} />}
    </>
  );
}
