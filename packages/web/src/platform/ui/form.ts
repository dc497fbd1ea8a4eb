/**
 * The screen kit's form side: imported only by forms, which load lazily, so that none of it is in the first chunk.
 */
export { AttachmentsField, type AttachmentsFieldProps } from './attachments/AttachmentsField.tsx';
export { type Attachment, sendFile, upload } from './attachments/upload.ts';
export { useSaveWithFiles } from './attachments/useSaveWithFiles.ts';
export { useSending } from './attachments/useSending.ts';
export { ActionDialog, type ActionDialogProps } from './dialogs/ActionDialog.tsx';
export { Dialog } from './dialogs/Dialog.tsx';
export { ReadingDialog } from './dialogs/ReadingDialog.tsx';
export { AddingPicker } from './fields/AddingPicker.tsx';
export { CentavosField } from './fields/CentavosField.tsx';
export { CheckGroup } from './fields/CheckGroup.tsx';
export { RadioGroup, SelectField } from './fields/ChoiceFields.tsx';
export { ChosenList } from './fields/ChosenList.tsx';
export { DateField } from './fields/DateField.tsx';
export type { FieldProps } from './fields/field.ts';
export { HourField } from './fields/HourField.tsx';
export { KeyedField } from './fields/KeyedField.tsx';
export { MaskedField } from './fields/MaskedField.tsx';
export { IntegerField, MoneyField, PercentField } from './fields/NumberFields.tsx';
export { RecordPicker } from './fields/RecordPicker.tsx';
export { RecordsField } from './fields/RecordsField.tsx';
export { SwitchField } from './fields/SwitchField.tsx';
export { TagsField } from './fields/TagsField.tsx';
export { TextArea, TextField } from './fields/TextField.tsx';
export { usePaused } from './fields/usePaused.ts';
export { YesNoField } from './fields/YesNoField.tsx';
export { FilterPanel } from './filter-bar/FilterPanel.tsx';
export { conflictOf } from './form/conflict.ts';
export { DraftNote } from './form/DraftNote.tsx';
export { FoldingSection } from './form/FoldingSection.tsx';
export { FormConflict } from './form/FormConflict.tsx';
export { FormDrawer, type FormDrawerProps } from './form/FormDrawer.tsx';
export { FormErrors } from './form/FormErrors.tsx';
export { FormNotice } from './form/FormNotice.tsx';
export { FormSection } from './form/FormSection.tsx';
export type { FormSchema } from './form/formState.ts';
export { beginsWith, formValues, NO_CHOICE, NO_NUMBER, noneOf } from './form/formValues.ts';
export { goOn } from './form/goOn.ts';
export { PageForm } from './form/PageForm.tsx';
export {
  type FormField,
  type FormPart,
  partOf,
  type RecordForm,
  type SharedForm,
  type SubmitContext,
  useRecordForm,
} from './form/useRecordForm.ts';
export { FormerHistory } from './history/FormerHistory.tsx';
export { HistoryDialog } from './history/HistoryDialog.tsx';
export { HistoryTimeline } from './history/HistoryTimeline.tsx';
export { Timeline } from './history/Timeline.tsx';

export { changesOf, formTexts } from './record/formTexts.ts';

export { saving } from './record/saving.ts';
export { useCreateForm, useEditForm } from './record/useSavingForms.ts';
export { registerField } from './register/RegisterField.tsx';
export { registerForms } from './register/registerForms.tsx';
export { type DrawerStep, WizardDrawer } from './wizard/WizardDrawer.tsx';
export { WizardPage } from './wizard/WizardPage.tsx';
