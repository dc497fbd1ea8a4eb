import {
  BASE_ORCAMENTO_ROTULOS,
  BASES_ORCAMENTO,
  type BaseOrcamento,
  MESES,
} from '@sede/domain/modules/financeiro/orcamento';
import type { ReactNode } from 'react';
import classes from './orcamento.module.css';
import type { Periodo } from './usePeriodo.ts';

function Escolha({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string | number;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <label className={classes.escolha}>
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}

const meses = (desde: number) =>
  MESES.map((nome, n) => ({ nome, mes: n + 1 }))
    .filter(({ mes }) => mes >= desde)
    .map(({ nome, mes }) => (
      <option key={mes} value={mes}>
        {nome}
      </option>
    ));

/** Year, months and date basis; beside them what `children` gives. */
export function Barra({
  periodo,
  anos,
  mudar,
  children,
}: {
  periodo: Periodo;
  anos: readonly number[];
  mudar: (over: Partial<Periodo>) => void;
  children: ReactNode;
}) {
  const { ano, de, ate, base } = periodo;
  const inteiro = de === 1 && ate === 12;
  return (
    <div className={`${classes.barra} no-print`}>
      <Escolha label="Ano" value={ano} onChange={(value) => mudar({ ano: Number(value) })}>
        {anos.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Escolha>
      <Escolha
        label="De"
        value={de}
        onChange={(value) => mudar({ de: Number(value), ate: de === ate ? Number(value) : ate })}
      >
        {meses(1)}
      </Escolha>
      <Escolha label="Até" value={ate} onChange={(value) => mudar({ ate: Number(value) })}>
        {meses(de)}
      </Escolha>
      <Escolha label="Base" value={base} onChange={(value) => mudar({ base: value as BaseOrcamento })}>
        {BASES_ORCAMENTO.map((one) => (
          <option key={one} value={one}>
            {BASE_ORCAMENTO_ROTULOS[one]}
          </option>
        ))}
      </Escolha>
      {!inteiro && (
        <button type="button" className={classes.acao} onClick={() => mudar({ de: 1, ate: 12 })}>
          Ano inteiro
        </button>
      )}
      <span className={classes.direita}>{children}</span>
    </div>
  );
}
