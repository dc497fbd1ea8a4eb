import { Button } from '@mantine/core';
import {
  ARQUIVO_DA_CASA,
  type DefinicaoDeLayout,
  faltasDoLayout,
  type LayoutDaCasa,
  consignacoesMessages as messages,
} from '@sede/domain/modules/filiados/consignacoes';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { useMemo, useRef, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { AmostraDoArquivo } from './AmostraDoArquivo.tsx';
import classes from './consignacoes.module.css';
import { LayoutForm } from './LayoutForm.tsx';
import { definicaoDe } from './layout.ts';
import { useTesteDeLayout } from './useTesteDeLayout.ts';

/** A new version of a house's layout, kept once a file was read with it without problems. Source: decisions-members (Consignação). */
export function NovoLayoutDialog({ layout, onClose }: { layout: LayoutDaCasa; onClose: () => void }) {
  const { casa } = layout;
  const [nome, setNome] = useState(layout.numero > 0 ? layout.nome : (ROTULO_CASA[casa] ?? casa));
  const [escrita, setEscrita] = useState<DefinicaoDeLayout>(layout.definicao);
  const [told, setTold] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const definicao = useMemo(() => definicaoDe(escrita), [escrita]);
  const faltas = faltasDoLayout(definicao);
  const lacks = Object.keys(faltas).length > 0;
  const { testar, busy, falha, teste } = useTesteDeLayout(definicao);
  const { mutateAsync: salvar } = useSubmit(orpc.consignacoes.salvarLayout);
  const tested = teste !== null && teste.previa.quantosProblemas === 0;
  return (
    <ActionDialog
      title={`Nova versão do layout · ${ROTULO_CASA[casa]}`}
      size="lg"
      confirmLabel="Guardar e usar"
      ready={tested && nome.trim() !== '' && !busy}
      run={async () => {
        await salvar({ casa, nome: nome.trim(), definicao });
        notify.success(messages.layoutSalvo);
      }}
      onClose={onClose}
      footer={<span className={classes.dica}>{!tested && 'Teste com um arquivo antes de guardar.'}</span>}
    >
      <LayoutForm nome={nome} definicao={escrita} faltas={told ? faltas : {}} onNome={setNome} onChange={setEscrita} />
      <div className={classes.botoes}>
        <input
          ref={picker}
          type="file"
          hidden
          tabIndex={-1}
          accept={ARQUIVO_DA_CASA.accept}
          aria-label="Arquivo do teste"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) void testar(file);
          }}
        />
        <Button
          variant="default"
          loading={busy}
          onClick={() => {
            setTold(true);
            if (!lacks) picker.current?.click();
          }}
        >
          Testar com um arquivo
        </Button>
        {teste && <span className="muted">{teste.nome}</span>}
      </div>
      {falha && (
        <p role="alert" className={classes.falha}>
          {falha}
        </p>
      )}
      {teste && <AmostraDoArquivo previa={teste.previa} />}
    </ActionDialog>
  );
}
