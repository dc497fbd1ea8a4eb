import { formatContagem, formatMes } from '@sede/domain/kernel';
import {
  CAUSAS,
  type Causa,
  consignacoesErrors as errors,
  RESULTADO_FIELDS as FIELDS,
  consignacoesMessages as messages,
  type Resultado,
  VALORES_CAUSA,
} from '@sede/domain/modules/filiados/consignacoes';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, CheckGroup, IntegerField, SelectField } from '#platform/ui/form.ts';
import { notify, optionsOf } from '#platform/ui/index.ts';
import classes from './consignacoes.module.css';
import { comMotivo } from './motivo.ts';
import { nomeDe } from './resultado.columns.tsx';
import { useDesfazerInativacao } from './useDesfazerInativacao.ts';

const SHOWN = 20;

export interface InativarDialogProps {
  competencia: string;
  rows: readonly Resultado[];
  onClose: () => void;
  onDone: () => void;
}

/** Members who were not deducted become INATIVO: cause, how many they are, those with cases ticked apart. Source: decisions-members (Consignação). */
export function InativarDialog({ competencia, rows, onClose, onDone }: InativarDialogProps) {
  const [causa, setCausa] = useState<Causa | null>(null);
  const [comProcessos, setComProcessos] = useState<string[]>([]);
  const [quantos, setQuantos] = useState<number | null>(null);
  const [wrong, setWrong] = useState(false);
  const { mutateAsync: inativar } = useSubmit(orpc.consignacoes.inativar, {
    alsoInvalidates: ['filiados', 'desfiliacoes'],
  });
  const desfazer = useDesfazerInativacao();
  const apart = rows.filter(({ processos }) => processos > 0);
  const others = rows.filter(({ processos }) => processos === 0);
  const ids = [...others.map(({ id }) => id), ...comProcessos];
  const differs = quantos !== ids.length;

  const run = async () => {
    setWrong(differs);
    if (causa === null || quantos === null || differs) return false;
    const lote = await comMotivo(
      errors.inativar.code,
      (motivo) => errors.inativar({ values: { motivo } }).message,
      () => inativar({ ids, causa, quantos, comProcessos }),
    );
    notify.success(messages.inativados(lote.quantos), { label: 'Desfazer', run: () => desfazer(lote) });
    return true;
  };
  return (
    <ActionDialog
      title={`Inativar · ${formatMes(competencia)}`}
      size="md"
      question={messages.perguntaInativar}
      confirmLabel="Inativar"
      danger
      startsOn="fields"
      ready={causa !== null && quantos !== null && ids.length > 0}
      run={run}
      onClose={onClose}
      onDone={onDone}
    >
      {others.length > 0 && (
        <ul className={classes.nomes} aria-label="Serão inativados">
          {others.slice(0, SHOWN).map((row) => (
            <li key={row.id}>{nomeDe(row)}</li>
          ))}
          {others.length > SHOWN && <li>e mais {others.length - SHOWN}</li>}
        </ul>
      )}
      <div className={classes.campos}>
        {apart.length > 0 && (
          <CheckGroup
            label="Têm processos: marque quem também será inativado"
            value={comProcessos}
            onChange={setComProcessos}
            options={apart.map((row) => ({ value: row.id, label: `${nomeDe(row)} · ${processosDe(row)}` }))}
          />
        )}
        <SelectField
          label={FIELDS.causa.rotulo}
          required
          span={3}
          value={causa}
          onChange={(valor) => setCausa(VALORES_CAUSA.find((um) => um === valor) ?? null)}
          options={optionsOf(CAUSAS)}
        />
        <IntegerField
          label="Quantos filiados"
          required
          span={3}
          value={quantos}
          onChange={setQuantos}
          help="Digite o número para confirmar."
          error={wrong && differs ? `Digite ${ids.length} para confirmar.` : null}
        />
      </div>
    </ActionDialog>
  );
}

const processosDe = ({ processos }: Resultado): string => formatContagem(processos, 'processo', 'processos');
