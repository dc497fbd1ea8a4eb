import { Button } from '@mantine/core';
import { formatMes } from '@sede/domain/kernel';
import { ANOS_DA_CONSIGNACAO, consignacoesErrors as errors } from '@sede/domain/modules/filiados/consignacoes';
import { useState } from 'react';
import { ActionDialog, SelectField } from '#platform/ui/form.ts';
import type { Comecada } from './Competencia.tsx';
import { competenciaOf, partsOf } from './competencia.ts';
import classes from './consignacoes.module.css';
import { goTo } from './useCompetencia.ts';

const MESES = Array.from({ length: 12 }, (_, at) => {
  const [nome = ''] = formatMes(competenciaOf(2024, at + 1)).split('/');
  return { value: String(at + 1), label: nome };
});
const ANOS = ANOS_DA_CONSIGNACAO.map((ano) => ({ value: String(ano), label: String(ano) }));

export interface CompetenciaDialogProps {
  competencia: string;
  comecadas: readonly Comecada[];
  onClose: () => void;
}

/** Any month and year that is offered, and those already begun. Source: spec 2 §2, §5. */
export function CompetenciaDialog({ competencia, comecadas, onClose }: CompetenciaDialogProps) {
  const atual = partsOf(competencia);
  const [mes, setMes] = useState<string | null>(String(atual.mes));
  const [ano, setAno] = useState<string | null>(String(atual.ano));
  const [missing, setMissing] = useState(false);
  const open = (to: string) => {
    goTo(to);
    onClose();
  };
  return (
    <ActionDialog
      title="Competência"
      confirmLabel="Abrir"
      enterConfirms
      run={() => {
        setMissing(mes === null || ano === null);
        if (mes === null || ano === null) return false;
        goTo(competenciaOf(Number(ano), Number(mes)));
        return true;
      }}
      onClose={onClose}
    >
      <div className={classes.campos}>
        <SelectField label="Mês" span={3} value={mes} onChange={setMes} options={MESES} />
        <SelectField label="Ano" span={3} value={ano} onChange={setAno} options={ANOS} />
      </div>
      {missing && (
        <p role="alert" className={classes.falha}>
          {errors.mes_e_ano().message}
        </p>
      )}
      {comecadas.length > 0 && (
        <section aria-label="Já começadas" className={classes.comecadas}>
          <h3>Já começadas</h3>
          {comecadas.map((uma) => (
            <Button key={uma.competencia} variant="default" size="compact-sm" onClick={() => open(uma.competencia)}>
              {formatMes(uma.competencia)}
              {uma.concluida ? ' · concluída' : ' · aberta'}
            </Button>
          ))}
        </section>
      )}
    </ActionDialog>
  );
}
