import { type Conferencia, fechamentosMessages as messages } from '@sede/domain/modules/financeiro/fechamentos';
import { Figuras } from './Figuras.tsx';

export interface TotaisProps extends Pick<Conferencia, 'vencimento' | 'caixa'> {
  /** The lists that the sums by due date come from. */
  listas?: { receitas: string; despesas: string };
}

/** A period's totals on both date bases, each said. Source: decisions §7 (Which date counts). */
export function Totais({ vencimento, caixa, listas }: TotaisProps) {
  return (
    <>
      <Figuras
        titulo={messages.porVencimento}
        figuras={[
          { rotulo: 'Receitas', ponto: vencimento.receitas, href: listas?.receitas },
          { rotulo: 'Despesas', ponto: vencimento.despesas, href: listas?.despesas, sai: true },
        ]}
        saldo={vencimento.saldo}
      />
      <Figuras
        titulo={messages.porCaixa}
        figuras={[
          { rotulo: 'Receitas creditadas', ponto: caixa.creditos },
          { rotulo: 'Estornos de receitas', ponto: caixa.estornosDeReceitas, sai: true },
          { rotulo: 'Despesas pagas', ponto: caixa.pagamentos, sai: true },
          { rotulo: 'Estornos de despesas', ponto: caixa.estornosDeDespesas },
        ]}
        saldo={caixa.saldo}
      />
    </>
  );
}
