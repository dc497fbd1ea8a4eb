import { formatCpf, formatInstantBr } from '@sede/domain/kernel';
import {
  CAUSAS,
  type Causa,
  RESULTADO_FIELDS as FIELDS,
  consignacoesMessages as messages,
  type Resultado,
  TRATAMENTOS,
  type Tratamento,
  VALORES_CAUSA,
  VALORES_TRATAMENTO,
} from '@sede/domain/modules/filiados/consignacoes';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, ReadingDialog, SelectField, TextArea } from '#platform/ui/form.ts';
import { Money, notify, optionsOf, showResultado } from '#platform/ui/index.ts';
import { Fact, Facts } from '#platform/ui/reading.ts';
import { CasaTag } from '../filiados/index.ts';
import classes from './consignacoes.module.css';
import { CodigoTag, nomeDe } from './resultado.columns.tsx';
import type { Alvo } from './useAlvos.ts';

const TRATADAS = { um: 'tratada', varios: 'tratadas' };

/** All that the check knows of one result. */
function Resumo({ row }: { row: Resultado }) {
  const { cpf, casa, matricula, esperado, descontado, meses, processos, linha, detalhe, tratadoEm, tratadoPor } = row;
  return (
    <Facts>
      <Fact label={FIELDS.codigo.rotulo}>
        <CodigoTag {...row} />
      </Fact>
      <Fact label={FIELDS.casa.rotulo}>
        <CasaTag casa={casa} />
      </Fact>
      <Fact label={FIELDS.matricula.rotulo}>{matricula ?? '—'}</Fact>
      <Fact label={FIELDS.cpf.rotulo}>{cpf ? formatCpf(cpf) : '—'}</Fact>
      <Fact label={FIELDS.esperado.rotulo}>
        <Money value={esperado} />
      </Fact>
      <Fact label={FIELDS.descontado.rotulo}>
        <Money value={descontado} />
      </Fact>
      {meses > 0 && <Fact label={FIELDS.meses.rotulo}>{meses}</Fact>}
      {processos > 0 && <Fact label={FIELDS.processos.rotulo}>{processos}</Fact>}
      {linha !== null && <Fact label="Linha do arquivo">{linha}</Fact>}
      {detalhe && (
        <Fact label={FIELDS.detalhe.rotulo} wide>
          {detalhe}
        </Fact>
      )}
      {tratadoEm && (
        <Fact label="Tratada" wide>
          {formatInstantBr(tratadoEm)}
          {tratadoPor && ` por ${tratadoPor}`}
        </Fact>
      )}
    </Facts>
  );
}

export interface TratarDialogProps {
  alvo: Alvo;
  /** false: the month is concluded, or the person only reads. */
  podeTratar: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** What is decided of one occurrence or of many: treatment, cause, note. Source: decisions-members (Consignação). */
export function TratarDialog({ alvo: { ato, rows }, podeTratar, onClose, onDone }: TratarDialogProps) {
  const [only] = rows.length === 1 ? rows : [];
  const known = VALORES_TRATAMENTO.find((valor) => valor === only?.tratamento) ?? null;
  const [tratamento, setTratamento] = useState<Tratamento | null>(ato === 'boleto' ? 'passar_a_boleto' : known);
  const [causa, setCausa] = useState<Causa | null>(VALORES_CAUSA.find((valor) => valor === only?.causa) ?? null);
  const [nota, setNota] = useState(only?.nota ?? '');
  const { mutateAsync: tratar } = useSubmit(orpc.consignacoes.tratar, { alsoInvalidates: ['filiados'] });
  const title = only ? nomeDe(only) : `Tratar ${rows.length} ocorrências`;
  if (ato === 'ver' || !podeTratar)
    return (
      <ReadingDialog title={title} size="md" onClose={onClose}>
        {only && <Resumo row={only} />}
      </ReadingDialog>
    );

  const run = async () => {
    if (tratamento === null) return false;
    const alvos = rows.map(({ id, tratamentoVersao }) => ({ id, versao: tratamentoVersao }));
    const answer = await tratar({ alvos, tratamento, causa, nota: nota.trim() || null });
    if (only && answer.recusadas.length === 0) notify.success(messages.tratada);
    else {
      const vistos = rows.map((row) => ({ ...row, versao: row.tratamentoVersao }));
      void showResultado(vistos, answer, TRATADAS, { read: async () => [], nameOf: nomeDe, noun: 'Ocorrência' });
    }
    return true;
  };
  return (
    <ActionDialog
      title={title}
      size="md"
      confirmLabel={ato === 'boleto' ? 'Passar a boleto' : 'Registrar'}
      ready={tratamento !== null}
      run={run}
      onClose={onClose}
      onDone={onDone}
    >
      {only && <Resumo row={only} />}
      <div className={classes.campos}>
        <SelectField
          label={FIELDS.tratamento.rotulo}
          required
          readOnly={ato === 'boleto'}
          span={3}
          value={tratamento}
          onChange={(valor) => setTratamento(VALORES_TRATAMENTO.find((um) => um === valor) ?? null)}
          options={optionsOf(TRATAMENTOS)}
          help={tratamento === 'passar_a_boleto' ? 'A forma de pagamento da ficha passa a Boleto.' : undefined}
        />
        <SelectField
          label={FIELDS.causa.rotulo}
          span={3}
          value={causa}
          onChange={(valor) => setCausa(VALORES_CAUSA.find((um) => um === valor) ?? null)}
          options={optionsOf(CAUSAS)}
        />
        <TextArea label={FIELDS.nota.rotulo} value={nota} onChange={setNota} maxLength={1000} />
      </div>
    </ActionDialog>
  );
}
