import { type Conferencia, fechamentosMessages as messages } from '@sede/domain/modules/financeiro/fechamentos';
import type { Dias } from '../financeiro.paths.ts';
import { Figuras } from './Figuras.tsx';
import { listasDoPeriodo } from './fechamentos.paths.ts';

export interface TotaisProps extends Pick<Conferencia, 'vencimento' | 'caixa'> {
  /** The period that they are of. */
  dias: Dias;
}

/** A period's totals on both date bases, each said; each figure opens its list. Source: decisions §7 (Which date counts). */
export function Totais({ vencimento, caixa, dias }: TotaisProps) {
  const listas = listasDoPeriodo(dias);
  return (
    <>
      <Figuras
        titulo={messages.porVencimento}
        figuras={[
          { rotulo: 'Receitas', ponto: vencimento.receitas, href: listas.receitas },
          { rotulo: 'Despesas', ponto: vencimento.despesas, href: listas.despesas, sai: true },
        ]}
        saldo={vencimento.saldo}
      />
      <Figuras
        titulo={messages.porCaixa}
        figuras={[
          { rotulo: 'Receitas creditadas', ponto: caixa.creditos, href: listas.creditos },
          {
            rotulo: 'Estornos de receitas',
            ponto: caixa.estornosDeReceitas,
            href: listas.estornosDeReceitas,
            sai: true,
          },
          { rotulo: 'Despesas pagas', ponto: caixa.pagamentos, href: listas.pagamentos, sai: true },
          { rotulo: 'Estornos de despesas', ponto: caixa.estornosDeDespesas, href: listas.estornosDeDespesas },
        ]}
        saldo={caixa.saldo}
      />
    </>
  );
}
