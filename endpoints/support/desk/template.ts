import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { sendConversationTemplate } from '@/src/services/support/whatsapp/send-template'

/** Asks a customer on WhatsApp to write again, once free text may not be sent any more. */
export const conversationTemplateEndpoint = staffRowEndpoint('ticket', {
  action: 'answerTicket',
  path: '/tickets/:id/whatsapp-template',
  method: 'post',
  handler: async (req, id) => {
    const { id: message } = await sendConversationTemplate(req, id)
    return Response.json({ id: message, message: 'Template sent' }, { status: 201 })
  },
})
