import { Button } from '@mantine/core';
import {
  IMPORTACAO_ARQUIVO,
  importacoesInteracaoMessages as messages,
} from '@sede/domain/modules/comunicacao/importacoes-interacao';
import { CLASSIFICACOES, INTERACAO_FIELDS as FIELDS, momentoDe } from '@sede/domain/modules/comunicacao/interacoes';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { DateField, Dialog, HourField, RadioGroup, SelectField, SwitchField, TextArea } from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import { ImportacoesRecentes } from './ImportacoesRecentes.tsx';
import classes from './importacao.module.css';
import { PreviaDaImportacao } from './PreviaDaImportacao.tsx';
import { useImportacao, type ValoresDaImportacao } from './useImportacao.ts';

type Formulario = {
  [K in keyof ValoresDaImportacao]: ValoresDaImportacao[K] | (K extends 'hora' | 'descricao' ? '' : null);
};

const NENHUM: ReadonlyMap<number, string> = new Map();

function complete({ itemId, dia, hora, descricao, classificacao }: Formulario): ValoresDaImportacao | null {
  if (!itemId || !dia || hora.length < 5 || !descricao.trim() || !classificacao) return null;
  return { itemId, dia, hora, descricao: descricao.trim(), classificacao };
}

/**
 * 'Importar interações': what every row has that does not say it itself, the file, what would become of each row, and the import.
 * Source: spec 2 §2, §5, §8; decisions-members (Interactions: Import).
 */
export function ImportarDialog({ onClose }: { onClose: () => void }) {
  const close = useCallback(() => onClose(), [onClose]);
  const importacao = useImportacao(close);
  const picker = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState<Formulario>(() => ({
    ...{ itemId: null, descricao: '', classificacao: null },
    ...momentoDe(new Date()),
  }));
  const [comRepetidas, setComRepetidas] = useState(false);
  const [titulares, setTitulares] = useState(NENHUM);
  const { data: itens } = useQuery(orpc.itensInteracao.options.queryOptions({ input: {} }));
  const set = <K extends keyof Formulario>(campo: K, value: Formulario[K]) => {
    setForm((now) => ({ ...now, [campo]: value }));
    importacao.esquecer();
  };
  const valores = complete(form);
  const { file, previa, busy, falha, importando } = importacao;
  const see = (repetidas = comRepetidas, escolhas = titulares) =>
    valores && void importacao.ver(valores, repetidas, escolhas);
  const choose = (linha: number, titularId: string) => {
    const escolhas = new Map([...titulares, [linha, titularId]]);
    setTitulares(escolhas);
    see(comRepetidas, escolhas);
  };
  return (
    <Dialog opened onClose={onClose} title={messages.titulo} size="lg" busy={busy}>
      <div className={classes.form}>
        <SelectField
          label={FIELDS.itemId.rotulo}
          required
          value={form.itemId}
          onChange={(itemId) => set('itemId', itemId)}
          options={(itens?.itens ?? []).map(({ id, nome }) => ({ value: id, label: nome }))}
        />
        <DateField
          label={FIELDS.data.rotulo}
          required
          span={3}
          value={form.dia}
          onChange={(dia) => set('dia', dia)}
          help="De quem não tem DATA na planilha."
        />
        <HourField label="Hora" required span={3} value={form.hora} onChange={(hora) => set('hora', hora)} />
        <TextArea
          label={FIELDS.descricao.rotulo}
          required
          value={form.descricao}
          onChange={(descricao) => set('descricao', descricao)}
          maxLength={4000}
        />
        <RadioGroup
          label={FIELDS.classificacao.rotulo}
          required
          value={form.classificacao}
          // The group offers these two alone.
          onChange={(valor) => set('classificacao', valor as Formulario['classificacao'])}
          options={optionsOf(CLASSIFICACOES)}
        />
      </div>
      <input
        ref={picker}
        className="visually-hidden"
        type="file"
        aria-label={messages.arquivo}
        accept={IMPORTACAO_ARQUIVO.accept}
        disabled={busy || importando}
        onChange={(event) => {
          const [one] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (!one) return;
          setTitulares(NENHUM);
          importacao.escolher(one);
        }}
      />
      <div className={classes.acts}>
        <Button variant="default" disabled={busy || importando} onClick={() => picker.current?.click()}>
          {file ? 'Escolher outro arquivo' : 'Escolher arquivo'}
        </Button>
        <a className={classes.modelo} href="/api/importacoes-interacao/modelo" download>
          {messages.modelo}
        </a>
        {file && <span className={classes.nome}>{file.name}</span>}
      </div>
      {falha && (
        <p role="alert" className={classes.falha}>
          {falha}
        </p>
      )}
      {previa && <PreviaDaImportacao previa={previa} onChoose={choose} disabled={busy || importando} />}
      {previa && previa.quantas.repetida > 0 && (
        <SwitchField
          label={messages.comRepetidas}
          value={comRepetidas}
          disabled={busy || importando}
          onChange={(on) => {
            setComRepetidas(on);
            see(on);
          }}
        />
      )}
      <div className={classes.acts}>
        {previa ? (
          <Button
            loading={busy || importando}
            disabled={previa.aImportar === 0}
            onClick={() => void importacao.importar()}
          >
            {messages.importar(previa.aImportar)}
          </Button>
        ) : (
          <Button loading={busy} disabled={!file || !valores} onClick={() => see()}>
            {messages.verPrevia}
          </Button>
        )}
        <Button variant="default" disabled={busy} onClick={onClose}>
          {importando ? 'Fechar' : 'Cancelar'}
        </Button>
        {importando && <span role="status">Importando… pode fechar esta janela.</span>}
      </div>
      <ImportacoesRecentes />
    </Dialog>
  );
}
