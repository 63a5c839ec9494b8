import type { TrainingRequest, TrainingRequestReceipt } from '@guildhall/contracts/training';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { forgetDraft } from './draft.js';
import { requestMail } from './request-mail.js';
import { requestWords } from './words.js';

const { failed } = requestWords;

/** Sends a request. Once it is stored, the e-mail client opens with it and the thank-you page follows. */
export function useSendRequest() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (request: TrainingRequest) => callApi<TrainingRequestReceipt>('POST', '/api/training/request', request),
    onSuccess: async (_receipt, request) => {
      forgetDraft();
      const mail = requestMail(request);
      window.location.assign(mail);
      await navigate('/training/thank-you', { state: { mail } });
    },
    onError: (error) =>
      showToast({ tone: 'destructive', title: failed.title, description: serverWords(error, failed.fallback) }),
  });
}
